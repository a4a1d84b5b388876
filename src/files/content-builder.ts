// Collects what a reader finds, part by part, and keeps no more of it than the limits allow.

import type { Allowance } from './allowance.ts'
import type { Block, Cell, Content, FileKind, Note, Part, TrackedChange, Unit } from './document.ts'

const MOST_CHANGES = 200
const LONGEST_CHANGE = 500

export class ContentBuilder {
  readonly kind: FileKind
  title: string | null = null
  readonly #allowance: Allowance
  readonly #unit: Unit
  readonly #parts: Part[] = []
  readonly #notes = new Set<Note>()
  readonly #changes: TrackedChange[] = []
  #begun = 0
  #hasText = false
  #current: Part | null = null

  constructor(kind: FileKind, unit: Unit, allowance: Allowance) {
    this.kind = kind
    this.#unit = unit
    this.#allowance = allowance
  }

  /** Nothing more is kept. */
  get isFull(): boolean {
    return this.#allowance.isFull
  }

  get hasText(): boolean {
    return this.#hasText
  }

  /** Begins the next page, sheet, slide or section; beyond the limits it is counted and not kept. */
  begin(name: string | null = null, isRecognised = false): void {
    this.#begun += 1
    if (this.isFull || this.#parts.length >= this.#allowance.limits.parts) {
      this.#current = null
      this.note('cut')
      return
    }
    this.#current = { number: this.#begun, name: cleaned(name ?? '') || null, isRecognised, blocks: [] }
    this.#parts.push(this.#current)
  }

  add(block: Block): void {
    if (this.#begun === 0) this.begin()
    const kept = block.kind === 'table' ? this.#table(block.rows) : this.#text(block)
    if (kept) this.#current?.blocks.push(kept)
  }

  addAll(blocks: readonly Block[]): void {
    for (const block of blocks) this.add(block)
  }

  note(note: Note): void {
    this.#notes.add(note)
  }

  /** Beyond so many, the note alone tells that there are more. */
  change(change: Omit<TrackedChange, 'part'>): void {
    const text = cleaned(change.text)
    const part = Math.max(1, this.#begun)
    if (text === '' || this.#changes.length >= MOST_CHANGES || this.isFull) return
    this.#changes.push({ ...change, text: this.#allowance.take(text.slice(0, LONGEST_CHANGE)), part })
  }

  /** `total` where parts were left out before they were begun. */
  build(total = this.#begun): Content {
    if (total > this.#parts.length) this.note('cut')
    const content: Content = {
      kind: this.kind,
      title: this.title === null ? null : cleaned(this.title).slice(0, 300) || null,
      unit: this.#unit,
      parts: this.#parts,
      total: Math.max(total, this.#parts.length),
      notes: [...this.#notes],
    }
    if (this.#changes.length > 0) content.changes = this.#changes
    return content
  }

  #text<B extends Exclude<Block, { kind: 'table' }>>(block: B): B | null {
    const text = this.#take(cleaned(block.text))
    return text === '' && (block.kind !== 'item' || block.marker === '') ? null : { ...block, text }
  }

  #table(rows: Cell[][]): Block | null {
    const kept: Cell[][] = []
    for (const row of rows) {
      if (this.isFull) {
        this.note('cut')
        break
      }
      this.#allowance.countCells(row.length)
      kept.push(row.map((cell) => ({ ...cell, text: this.#take(cleaned(cell.text)) })))
    }
    return kept.some((row) => row.some(({ text }) => text !== '')) ? { kind: 'table', rows: kept } : null
  }

  #take(text: string): string {
    const taken = this.#allowance.take(text)
    if (taken.length < text.length) this.note('cut')
    if (taken !== '') this.#hasText = true
    return taken
  }
}

/** One space between words, no space at the ends of lines, no controls. */
export function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
