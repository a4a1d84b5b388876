// Puts sentences together to passages, each under its headings and none too long.
import { LONGEST_PASSAGE, MOST_PASSAGES, type Passage, type PassageSentence } from './passage.ts'

/** A sentence that is longer is cut: no one reads it as one. */
const LONGEST_SENTENCE = 1_000

export class PassageMaker {
  readonly #title: string
  readonly #made: Passage[] = []
  #headings: { level: number; text: string }[] = []
  #sentences: PassageSentence[] = []
  #length = 0
  #part: number | null = null

  constructor(title: string) {
    this.#title = title
  }

  /** A heading of this level, from 1. */
  head(level: number, text: string): void {
    this.#end()
    this.#headings = [...this.#headings.filter((one) => one.level < level), { level, text }]
  }

  /** What follows stands on this page. */
  turn(part: number): void {
    this.#end()
    this.#part = part
  }

  add(sentences: readonly PassageSentence[]): void {
    for (const { text, kind } of sentences) {
      this.#sentences.push({ text: text.slice(0, LONGEST_SENTENCE), kind })
      this.#length += text.length
      if (this.#length > 2 * LONGEST_PASSAGE) this.#end()
    }
  }

  /** Between paragraphs: where a long passage may end. */
  pause(): void {
    if (this.#length > LONGEST_PASSAGE) this.#end()
  }

  passages(): Passage[] {
    this.#end()
    return this.#made
  }

  #end(): void {
    if (this.#sentences.length > 0 && this.#made.length < MOST_PASSAGES) {
      const headings = [this.#title, ...this.#headings.map(({ text }) => text)]
      this.#made.push({ headings, sentences: this.#sentences, part: this.#part })
    }
    this.#sentences = []
    this.#length = 0
  }
}
