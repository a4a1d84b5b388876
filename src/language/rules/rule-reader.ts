// What is kept while a sentence of a rule is read: what it asks of mails, what it does, and what was not understood.

import type { Cue } from '../lexicon/rule-words.ts'
import type { Item } from './cues.ts'
import { draftWhen, isEmpty } from './draft.ts'
import type { RuleAct, RuleWorld } from './rule.ts'
import { type Slot, slotAt } from './slot.ts'

/** Somebody or something gets a mail by this phrase, and is named behind it or later. */
export type Giving = 'assign' | 'copy' | 'forward'

export class RuleReader {
  when = draftWhen()
  readonly acts: RuleAct[] = []
  /** What stood alone before the first act: "invoices to Luc". */
  readonly topics: string[] = []
  /** Words that no condition and no act took. */
  readonly unread: string[] = []
  /** Phrases that say something only beside others, which may still come. */
  readonly loose: Item[] = []
  readonly durations: string[] = []
  readonly cues: ReadonlySet<Cue>
  pending: Slot | null = null
  /** Who is to get it is said later: "assign anything from X to Ben". */
  wants: { kind: Giving; item: Item } | null = null
  /** A mail would go to somebody whom the company does not have. */
  goesOutside = false
  start: string | null = null
  until: string | null = null
  /** Where "not" stood last, for what it may deny. */
  notAt = -1
  makesNone = false

  readonly items: readonly Item[]
  readonly world: RuleWorld
  readonly hasGenitive: boolean

  constructor(items: readonly Item[], world: RuleWorld, hasGenitive: boolean) {
    this.items = items
    this.world = world
    this.hasGenitive = hasGenitive
    this.cues = new Set(items.flatMap(({ cue }) => cue ?? []))
  }

  slot(from: number): Slot {
    return slotAt(this.items, from)
  }

  cueAt(at: number): Cue | null {
    return this.items[at]?.cue ?? null
  }

  /** The phrase said nothing by itself: unless something else takes it, it was not understood. */
  leave(item: Item | undefined): void {
    if (item) this.loose.push(item)
  }

  add(act: RuleAct): void {
    if (!this.acts.some((one) => one.do === act.do && one.value === act.value)) this.acts.push(act)
  }

  take(): string[] {
    const values = this.pending?.values ?? []
    this.pending = null
    return values
  }

  /** What waited is what the mails are about where a condition follows at once: "invoices from Luc". */
  qualify(at: number): void {
    const isNear = this.items
      .slice(this.pending?.next, at)
      .every(({ cue }) => cue === 'noise' || cue === 'when')
    const isWords = this.pending?.items.every(({ kind }) => kind === 'word')
    if (isNear && isWords && this.acts.length === 0) this.when.says.push(...this.take())
    else this.lay()
  }

  /** What waited in vain is a topic, where no act was said yet. */
  lay(): void {
    const { pending } = this
    if (!pending) return
    this.pending = null
    const [name = ''] = pending.values
    if (this.cues.has('too') && this.isAgent(name)) this.add({ do: 'copy', value: this.agentName(name) })
    else if (pending.items.some(({ kind }) => kind === 'quoted') && isEmpty(this.when))
      this.when.says.push(...pending.values)
    // A second thing that stands alone is no topic any more.
    else if (this.acts.length === 0 && this.topics.length === 0) this.topics.push(...pending.values)
    else this.unread.push(...pending.values)
  }

  isAgent(name: string): boolean {
    const said = name.toLowerCase().split(' ')
    return this.world.agents?.some((one) => said.includes(one.toLowerCase())) ?? false
  }

  agentName(name: string): string {
    const said = name.toLowerCase().split(' ')
    return this.world.agents?.find((one) => said.includes(one.toLowerCase())) ?? name
  }

  /** "not" stands right before. */
  isDenied(at: number): boolean {
    const isNear =
      this.notAt >= 0 &&
      this.notAt < at &&
      this.items.slice(this.notAt + 1, at).every(({ cue }) => cue === 'noise')
    if (isNear) this.hear('not')
    return isNear
  }

  /** Phrases of these kinds were understood after all. */
  hear(...cues: readonly Cue[]): void {
    for (let at = this.loose.length - 1; at >= 0; at--)
      if (cues.includes(this.loose[at]?.cue ?? 'noise')) this.loose.splice(at, 1)
  }
}

/** Reads a phrase and what belongs to it, and says where to go on. */
export type ReadPhrase = (reader: RuleReader, at: number, item: Item) => number
