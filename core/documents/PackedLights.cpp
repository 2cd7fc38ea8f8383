// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/PackedLights.h"

#include <array>

namespace lightsout {

namespace {

constexpr std::string_view start = "base64:";
constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t bitsPerByte = 8;
constexpr std::size_t bitsPerLetter = 6;
// Three bytes correspond to four digits.
constexpr std::size_t bytesPerGroup = 3;
constexpr std::size_t digitsPerGroup = 4;
constexpr std::uint8_t noDigit = 64;

constexpr std::array<std::uint8_t, 256> valuesOfDigits() {
    std::array<std::uint8_t, 256> values{};
    values.fill(noDigit);
    for (std::size_t i = 0; i < alphabet.size(); ++i) {
        values[static_cast<unsigned char>(alphabet[i])] = static_cast<std::uint8_t>(i);
    }
    return values;
}

std::uint64_t byteOf(const BitVector& lights, std::size_t index) {
    constexpr std::size_t bytesPerWord = bitsPerWord / bitsPerByte;
    return lights.words()[index / bytesPerWord] >> (index % bytesPerWord * bitsPerByte) & 0xFFU;
}

void setByte(BitVector& lights, std::size_t index, std::uint64_t byte) {
    constexpr std::size_t bytesPerWord = bitsPerWord / bitsPerByte;
    lights.words()[index / bytesPerWord] |= byte << (index % bytesPerWord * bitsPerByte);
}

} // namespace

bool isPacked(std::string_view text) {
    return text.starts_with(start);
}

std::string packedLights(const BitVector& lights, const WriteOptions& options) {
    const std::size_t bytes = (lights.size() + bitsPerByte - 1) / bitsPerByte;
    std::string text(start);
    text.reserve(start.size() + (bytes + bytesPerGroup - 1) / bytesPerGroup * digitsPerGroup);
    for (std::size_t first = 0; first < bytes; first += bytesPerGroup) {
        options.checkpoint();
        std::uint64_t group = 0;
        for (std::size_t i = 0; i < bytesPerGroup; ++i) {
            group = group << bitsPerByte | (first + i < bytes ? byteOf(lights, first + i) : 0);
        }
        for (std::size_t i = 0; i < digitsPerGroup; ++i) {
            const std::size_t shift = (digitsPerGroup - 1 - i) * bitsPerLetter;
            text += i <= bytes - first ? alphabet[group >> shift & 0x3FU] : '=';
        }
    }
    return text;
}

std::optional<BitVector> unpackedLights(std::string_view text) {
    static constexpr auto values = valuesOfDigits();
    if (!isPacked(text)) {
        return std::nullopt;
    }
    text.remove_prefix(start.size());
    if (text.size() % digitsPerGroup != 0) {
        return std::nullopt;
    }
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    const std::size_t bytes = text.size() / digitsPerGroup * bytesPerGroup - padding;
    BitVector lights(bytes * bitsPerByte);
    for (std::size_t first = 0; first < bytes; first += bytesPerGroup) {
        const std::string_view digits = text.substr(first / bytesPerGroup * digitsPerGroup);
        std::uint64_t group = 0;
        for (std::size_t i = 0; i < digitsPerGroup; ++i) {
            const bool isPadding = i > bytes - first;
            const std::uint8_t value = values[static_cast<unsigned char>(digits[i])];
            if (!isPadding && value == noDigit) {
                return std::nullopt;
            }
            group = group << bitsPerLetter | (isPadding ? 0U : value);
        }
        for (std::size_t i = 0; i < bytesPerGroup; ++i) {
            const std::uint64_t byte = group >> ((bytesPerGroup - 1 - i) * bitsPerByte) & 0xFFU;
            if (first + i < bytes) {
                setByte(lights, first + i, byte);
            } else if (byte != 0) {
                return std::nullopt; // bits that are not 0 beyond the last byte
            }
        }
    }
    return lights;
}

} // namespace lightsout
