# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUTPUT, a source file with the files of FOLDER as string literals. The MODULES, separated
# by commas, become one script without imports and `export`, because everything is in one scope.
string(REPLACE "," ";" modules "${MODULES}")
set(script "")
foreach(module IN LISTS modules)
  file(READ ${FOLDER}/${module} text)
  string(REGEX REPLACE "\nimport [^;]*;" "" text "\n${text}")
  string(REPLACE "\nexport " "\n" text "${text}")
  string(APPEND script "${text}")
endforeach()
file(READ ${FOLDER}/page.css style)
file(READ ${FOLDER}/page.html page)
file(READ ${FOLDER}/messages.json messages)
string(SHA256 script_hash "${script}")
string(SHA256 style_hash "${style}")
file(WRITE ${OUTPUT} "// Written by core/web/Inline.cmake
#include \"web/WebFiles.h\"

namespace lightsout {

const WebFiles& webFiles() {
    static constexpr WebFiles files{
        .page = R\"~~~(${page})~~~\",
        .style = R\"~~~(${style})~~~\",
        .styleHash = \"${style_hash}\",
        .script = R\"~~~(${script})~~~\",
        .scriptHash = \"${script_hash}\",
        .messages = R\"~~~(${messages})~~~\",
    };
    return files;
}

} // namespace lightsout
")
