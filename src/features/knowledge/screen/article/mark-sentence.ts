// Marks the sentence that was cited, whatever bold words or links it runs through.
import { wordsIn } from '../../../../ui/words-in.ts'
import { plainWords } from './plain-words.ts'
import {
  blocksOf,
  elementNode,
  replaceTexts,
  type TreeRoot,
  textNode,
  wordsOfBlock,
  wrapped,
} from './text-tree.ts'

export function markSentence(sentence: string) {
  const words = plainWords(sentence)
  return (root: TreeRoot): void => {
    for (const block of blocksOf(root)) {
      const place = wordsIn(wordsOfBlock(block), words)
      if (place === null) continue
      const mark = (part: string) => elementNode('mark', [textNode(part)], { className: ['marked-sentence'] })
      replaceTexts(root, wrapped(block, [place], mark))
      return
    }
  }
}
