// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Gzip.h"

#include <algorithm>
#include <memory>
#include <new>

#include <zlib.h>

namespace lightsout {

bool isGzip(std::string_view data) {
    return data.starts_with("\x1F\x8B");
}

Result<std::string> unpackedGzip(std::string_view data, std::uint64_t limit,
                                 const Progress* progress) {
    constexpr int gzipFormat = 16 + MAX_WBITS;
    constexpr std::size_t pieceSize = std::size_t{1} << 20;
    z_stream stream{};
    if (inflateInit2(&stream, gzipFormat) != Z_OK) {
        throw std::bad_alloc();
    }
    const std::unique_ptr<z_stream, int (*)(z_stream*)> owner(&stream, inflateEnd);
    std::string text;
    std::string piece(pieceSize, '\0');
    for (int status = Z_OK; status != Z_STREAM_END || isGzip(data);) {
        checkpoint(progress);
        if (status == Z_STREAM_END) { // another part follows
            inflateReset(&stream);
        }
        const std::string_view input = data.substr(0, pieceSize);
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(input.data()));
        stream.avail_in = static_cast<uInt>(input.size());
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        status = inflate(&stream, Z_NO_FLUSH);
        if (status == Z_MEM_ERROR) {
            throw std::bad_alloc();
        }
        if (status != Z_OK && status != Z_STREAM_END) { // Z_BUF_ERROR: the end is missing
            return Error{.code = ErrorCode::notThisFormat, .subject = "gzip"};
        }
        data.remove_prefix(input.size() - stream.avail_in);
        text.append(piece, 0, piece.size() - stream.avail_out);
        if (text.size() > limit) {
            return Error{.code = ErrorCode::fileTooLarge, .expected = limit, .found = limit + 1};
        }
    }
    return text;
}

} // namespace lightsout
