// Tints the sentences that the text did not have before it was edited.
import {
  blocksOf,
  elementNode,
  replaceTexts,
  type TreeRoot,
  textNode,
  wordsOfBlock,
  wrapped,
} from './text-tree.ts'

export function markNew(before: string) {
  const known = bare(before)
  return (root: TreeRoot): void => {
    for (const block of blocksOf(root)) {
      const spans = sentencesOf(wordsOfBlock(block)).filter(({ words }) => !known.includes(bare(words)))
      if (spans.length > 0)
        replaceTexts(
          root,
          wrapped(block, spans, (words) => elementNode('ins', [textNode(words)])),
        )
    }
  }
}

/** Letters and figures alone, so that marks of markdown make no difference. */
const bare = (text: string): string =>
  ` ${text
    .replace(/\[\^\d{1,3}\]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

function sentencesOf(text: string): { words: string; start: number; end: number }[] {
  const found: { words: string; start: number; end: number }[] = []
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const words = segment.trimEnd()
    if (words.trim() !== '') found.push({ words, start: index, end: index + words.length })
  }
  return found
}
