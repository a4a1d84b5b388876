// Removes characters that have no shape and can carry hidden text: zero-width signs, tags, stray controls.

// Controls but tab and line ends; soft hyphen, zero-width space, direction overrides, word joiner, BOM, fillers
const shapeless =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb\u115f\u1160\u3164\uffa0]/gu
// Tag characters spell ASCII unseen; after a black flag they are part of an emoji
const tags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0000}-\u{e007f}]+/gu
const supplementSelectors = /[\u{e0100}-\u{e01ef}]+/gu
// Joiners belong between letters of some scripts and parts of emoji; anywhere else they only hide
const looseJoiners =
  /(?<![\u0590-\u0dff\u{1f000}-\u{1faff}\u2600-\u27bf]|\ufe0f)[\u200c\u200d]+|[\u200c\u200d]{2,}/gu

// A text without such a character has none of them
const unusual = /[^\t\n\r\x20-\x7e]/

export interface CleanText {
  text: string
  /** Characters were dropped that could have carried a message, more than a stray mark. */
  droppedMessage: boolean
}

/** Drops shapeless characters. Linear; a handful of soft hyphens or zero-width spaces is no message. */
export function dropInvisible(dirty: string): CleanText {
  if (!unusual.test(dirty)) return { text: dirty, droppedMessage: false }
  const withoutTags = dirty.replace(tags, '').replace(supplementSelectors, '')
  const text = withoutTags.replace(looseJoiners, '').replace(shapeless, '')
  return { text, droppedMessage: withoutTags.length !== dirty.length }
}
