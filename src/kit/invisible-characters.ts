// Removes characters that have no shape: they can carry hidden text, or show other text in another order (threats 6, 8).

// Controls but tab and line ends; soft hyphen, zero-width space, direction overrides and isolates, word joiner, BOM, fillers
const shapeless =
  /(?![\t\n\r])\p{Cc}|[\u00ad\u180e\u200b\u2060-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb\u115f\u1160\u3164\uffa0]/gu
// Tag characters spell ASCII unseen; after a black flag they are part of an emoji
const tags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0000}-\u{e007f}]+/gu
const supplementSelectors = /[\u{e0100}-\u{e01ef}]+/gu
// Joiners belong between letters of some scripts and parts of emoji; anywhere else they only hide
const looseJoiners =
  /(?<![\u0590-\u0dff\u{1f000}-\u{1faff}\u2600-\u27bf]|\ufe0f)[\u200c\u200d]+|[\u200c\u200d]{2,}/gu

// Marks that order the punctuation beside Hebrew or Arabic; in a text of other scripts they only hide
const directionMarks = /[\u061c\u200e\u200f]/gu
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

// PostgreSQL takes no NUL, and a line has no end in it; a space keeps the words apart
const lineEnds = /[\p{Cc}\u2028\u2029]+/gu

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
  const shaped = withoutTags.replace(looseJoiners, '').replace(shapeless, '')
  const text = rightToLeft.test(shaped.replace(directionMarks, ''))
    ? shaped
    : shaped.replace(directionMarks, '')
  return { text, droppedMessage: withoutTags.length !== dirty.length }
}

/** A text from outside, with its line ends. */
export const visibleText = (dirty: string): string => dropInvisible(dirty).text

/** One line from outside, such as a name, a title or a subject: nothing in it hides or orders what stands beside it. */
export function shownLine(dirty: string): string {
  return unusual.test(dirty) ? dropInvisible(dirty.replace(lineEnds, ' ')).text : dirty.replace(lineEnds, ' ')
}
