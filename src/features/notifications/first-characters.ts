// Cuts a text for a line of the panel without leaving half a character.

/** Of a mail's subject, wherever a notification shows it (NOTIF-13, NOTIF-20). */
export const SUBJECT_CHARACTERS = 50

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first `most` characters, counted as Unicode code points, so that a letter outside of the basic plane is
 * one; a letter that is made of several (an accent put on top, a family of emoji) is kept whole or left out.
 */
export function firstCharacters(text: string, most = SUBJECT_CHARACTERS): string {
  // As much as can matter: a subject may be long.
  const head = Array.from(text.slice(0, most * 4))
  if (head.length <= most && text.length <= most * 4) return text
  let kept = ''
  let count = 0
  for (const { segment } of letters.segment(head.join(''))) {
    count += Array.from(segment).length
    if (count > most) break
    kept += segment
  }
  return kept
}
