// What a reply says of each option that it names: yes, if need be, or no, in the order of the text.
import { readVote } from '../vote.ts'
import { doubted } from './doubt.ts'
import type { Item, Reading } from './items.ts'
import { type Judged, NOBODY } from './judged.ts'
import { isBut, isCounted, isJoint, isLast, namesLater, namesSoon, refusesAtEnd } from './neighbours.ts'
import { type Stance, stanceAt } from './stance.ts'

interface Group {
  judged: Judged[]
  before: Stance | null
}

const MOST_WORDS_BEHIND = 7
/** Of which nothing is known, beside an option of which nothing is said: it may be talk. */
const MOST_STRANGE_WORDS = 3

/** Of a stretch of items without conditions, corrections and questions. */
export function stancesIn(items: readonly Item[], reading: Reading): Judged[] {
  return doubted(items, new Stances(items, reading).read(), reading)
}

class Stances {
  private readonly out: Judged[] = []
  private group: Group = { judged: [], before: null }
  /** What stands before options of this segment and those that follow it: "works for me: A, B". */
  private ahead: Stance | null = null
  private isExcept = false
  private hasException = false
  /** What is said of an exception: "none but Monday" takes Monday. */
  private exceptStance: Stance = 'no'
  /** "Fine, but Monday": it may still turn out to be no exception. */
  private isFaint = false
  /** A yes or no of nothing in particular: "Works for me. Except Monday." */
  private general: Stance | null = null
  /** Judged last in this sentence. */
  private recent: Judged[] = []
  private lastHow: string | null = null
  private isRather = false
  private isOnly = false
  /** "Any evening but": all that is named before it is a whole, too. */
  private isAny = false
  private rank: number | null = null
  private segmentStart = 0
  private hasMention = false
  private readonly items: readonly Item[]
  private readonly reading: Reading

  constructor(items: readonly Item[], reading: Reading) {
    this.items = items
    this.reading = reading
  }

  read(): Judged[] {
    for (let at = 0; at < this.items.length; ) at = this.step(at)
    this.endSegment(this.items.length)
    this.flush()
    // "All but" something that is not known.
    if (this.isExcept && !this.hasException) this.out.push({ ...NOBODY })
    return this.out
  }

  private step(at: number): number {
    const item = this.items[at]
    if (!item) return at + 1
    if (item.kind === 'hard' || item.kind === 'soft' || isBut(item)) {
      if (isBut(item)) {
        this.turn(at)
        return at + 1
      }
      this.endSegment(at)
      if (item.kind === 'hard') {
        this.flush()
        if (!this.isNamed()) this.general = this.ahead ?? this.general
        this.ahead = null
        this.recent = []
        if (this.isExcept && !this.hasException) this.out.push({ ...NOBODY })
        this.isExcept = false
        this.hasException = false
        this.isOnly = false
        this.isAny = false
      }
      this.segmentStart = at + 1
      this.hasMention = false
      return at + 1
    }
    if (item.mention) {
      const { how } = item.mention
      if (how === 'clock' && this.boundsRefusal(item.mention.positions)) return at + 1
      // "Wednesday, but only after 2" narrows what was said.
      const isBound = this.lastHow === 'time' && item.mention.positions.length > 1
      const isNarrowing = how === 'clock' && (isBound || (this.isOnly && this.out.length > 0))
      this.lastHow = how
      // "Not before Wednesday": the earlier ones are refused.
      if (item.mention.isFrom) {
        this.flush()
        this.out.push({ ...NOBODY, positions: item.mention.positions, stance: 'yes', isOnly: true })
        return at + 1
      }
      this.name(isNarrowing ? [] : item.mention.positions, item, null)
      return at + 1
    }
    if (item.kind !== 'words') return at + 1
    return this.words(item, at)
  }

  private words(item: Item, at: number): number {
    const { classes } = item
    if (classes.has('except')) {
      if (this.takesException(item)) return at + 1
      if (classes.has('but')) {
        this.turn(at)
        return at + 1
      }
    }
    if (classes.has('indifferent') && !this.isNamed()) this.general = 'yes'
    if (classes.has('lastRank') || item.ordinal !== null)
      this.takeRank(classes.has('lastRank') ? 0 : item.ordinal, at)
    if (classes.has('rather')) {
      // "Not the first, rather the second"
      if (this.ahead === 'no') this.ahead = null
      this.isRather = true
    }
    if (classes.has('only')) {
      this.isOnly = true
      // "Afternoons only"
      if (this.isBehindName(at) && isLast(this.items, at))
        for (const judged of this.group.judged) judged.isOnly = true
    }
    if (classes.has('than') && this.hasMention && !classes.has('after')) {
      this.flush()
      this.ahead = 'no'
      return at + 1
    }
    if (classes.has('none')) {
      const isOfRest = this.items[at + 1]?.classes.has('rest') === true
      // "I can do none of them"
      if (this.ahead === 'yes') this.flush()
      if (isOfRest || this.ahead === 'yes') this.ahead = null
      // "None of the Tuesdays" is of those alone.
      if (isOfRest || !namesSoon(this.items, at)) this.name([], item, isOfRest ? 'rest' : 'all')
      this.stance('no', at)
      if (isOfRest) return at + 2
      return at + 1
    }
    // "Wednesday at a pinch, otherwise Thursday"
    if (classes.has('rest') && classes.has('otherwise') && namesSoon(this.items, at)) return at + 1
    if (
      classes.has('rest') &&
      (this.out.length > 0 || this.group.judged.length > 0 || classes.has('all') || !classes.has('or'))
    ) {
      if (
        this.group.judged.length > 0 &&
        this.group.before === null &&
        this.ahead === null &&
        !this.hasMention
      )
        this.flush()
      this.ahead = null
      this.name([], item, 'rest')
      return at + 1
    }
    if (classes.has('both') && this.reading.poll.options.length > 2) {
      if (!this.isNamed() && !namesLater(this.items, at)) this.out.push(this.vague(item))
      return at + 1
    }
    // "I have to leave at noon every day" is no vote, "every day but Friday" is.
    const isDaily = classes.has('all') && /^(?:every|each)$/.test(item.text)
    if (isDaily && !this.items[at + 1]?.classes.has('except') && !isLast(this.items, at)) return at + 1
    if (classes.has('all')) {
      // "Any time on Tuesday" is not all of them; whether "not all" is none of them is not said.
      if (namesSoon(this.items, at)) {
        this.isAny = true
        return at + 1
      }
      // "Tuesday any time", "otherwise I'm flexible"
      if (this.isBehindName(at)) {
        this.stance('yes', at)
        return at + 1
      }
      // "None of them, I am away all week"
      if (this.out.some(({ whole, stance }) => whole === 'all' && stance === 'no')) return at + 1
      const isSome = this.ahead === 'no' && !this.items[at]?.text.startsWith('any')
      this.name([], item, isSome ? null : 'all')
      return at + 1
    }
    if (
      this.reading.poll.kind === 'schedule' &&
      (classes.has('busy') || classes.has('away')) &&
      this.hasMention
    ) {
      this.stance('no', at)
      return at + 1
    }
    if (classes.has('always') && this.isBehindName(at)) {
      this.stance('yes', at)
      return at + 1
    }
    if (classes.has('also') && isLast(this.items, at)) {
      this.sayAgain(at)
      return at + 1
    }
    const found = stanceAt(this.items, at)
    if (found && this.isMeant(found, at)) this.stance(found.stance, at)
    return found?.to ?? at + 1
  }

  /** "Thursday I mind the shop until 3": whether a later hour of that day suits is not said. */
  private boundsRefusal(positions: readonly number[]): boolean {
    const refused = this.group.judged.length === 0 ? this.recent : []
    const isBound = this.hasMention && refused.length > 0 && refused.every(({ stance }) => stance === 'no')
    if (!isBound) return false
    for (const judged of refused)
      if (!judged.positions.every((one) => positions.includes(one)))
        Object.assign(judged, { stance: null, isVague: true })
    return true
  }

  /** Of all options something is said that cannot be right of each: "both", of three. */
  private vague({ start, end }: Item): Judged {
    const positions = this.reading.poll.options.map(({ position }) => position)
    return { ...NOBODY, positions, isVague: true, start, end }
  }

  /** "Not A but B" */
  private turn(at: number): void {
    this.endSegment(at)
    this.flush()
    if (this.ahead === 'no') this.ahead = null
    this.segmentStart = at + 1
    this.hasMention = false
  }

  /** Nothing but small words stands between it and the option, of which nothing has been said. */
  private isBehindName(at: number): boolean {
    if (!this.hasMention || this.group.before !== null) return false
    const before = this.items
      .slice(0, at)
      .findLast(({ kind, classes }) => kind !== 'words' || !classes.has('is'))
    return before !== undefined && (before.mention !== null || before.classes.has('rest'))
  }

  /** "Tuesday works, Wednesday too": what was said last is said of it as well. */
  private sayAgain(at: number): void {
    const { kind } = this.reading.poll
    const last = this.out.findLast(({ stance }) => stance !== null)?.stance
    const isOpen = this.hasMention && this.group.judged.length > 0 && this.group.before === null
    if (last && isOpen && (kind === 'schedule' || kind === 'multiple')) this.stance(last, at)
  }

  /** "Any evening but", not "both A and B, but" */
  private isAnyBut(): boolean {
    return this.isAny && this.out.length + this.group.judged.length === 1
  }

  /** "Works for me except Monday": what is said of nothing in particular is of all the others. */
  private takesException(item: Item): boolean {
    const general = this.isNamed() ? null : (this.ahead ?? this.general)
    const isOfAll = this.hasWhole() || this.isAnyBut() || general !== null
    if (!isOfAll && item.classes.has('but')) return false
    this.isFaint = general !== null && item.classes.has('but')
    if (general !== null && !this.isRanked()) {
      this.ahead = general
      this.name([], item, 'all')
    }
    this.flush()
    const whole = this.out.findLast(({ whole: named }) => named !== null)
    this.exceptStance = whole?.stance === 'no' ? 'yes' : 'no'
    this.ahead = null
    this.isExcept = true
    return true
  }

  private isRanked(): boolean {
    return this.reading.poll.kind === 'ranked'
  }

  private isNamed(): boolean {
    return this.out.length + this.group.judged.length > 0
  }

  private hasWhole(): boolean {
    return (
      this.group.judged.some(({ whole }) => whole !== null) || this.out.some(({ whole }) => whole !== null)
    )
  }

  /** Of the option right before it, else of one that follows soon, else of the one named last. */
  private takeRank(rank: number | null, at: number): void {
    const last = this.group.judged.at(-1)
    const isOpen = last !== undefined && this.hasMention && last.rank === null
    const isBehind = this.items[at - 1]?.mention !== null && this.items[at - 1]?.mention !== undefined
    if (last && isOpen && (isBehind || !namesSoon(this.items, at))) last.rank = rank
    else this.rank = rank
  }

  private name(positions: readonly number[], item: Item, whole: Judged['whole']): void {
    const before = !this.isExcept ? this.ahead : this.ahead === 'maybe' ? 'maybe' : this.exceptStance
    this.hasException ||= this.isExcept
    const isNewGroup = this.group.judged.length > 0 && this.group.before !== before
    if (isNewGroup) this.flush()
    this.group.before = before
    this.group.judged.push({
      ...{ positions, whole, stance: before, isRather: this.isRather, isOnly: this.isOnly, isVague: false },
      ...{ rank: this.rank, start: item.start, end: item.end },
    })
    this.rank = null
    this.isRather = false
    this.hasMention = true
  }

  /** A negation of something else: "without hesitation", "I have not had one in months". */
  private isMeant({ stance, to }: { stance: Stance; to: number }, at: number): boolean {
    if (stance !== 'no') return true
    const isTaken = this.group.before === 'yes' && refusesAtEnd(this.items, at)
    const isOpen = this.group.before === null || isTaken || this.ofEarlierSegments().length > 0
    if (this.hasMention && this.group.judged.length > 0 && isOpen) return true
    if (namesSoon(this.items, at) || namesSoon(this.items, to - 1)) return true
    const { kind } = this.reading.poll
    const isPlain = this.items[at]?.classes.has('no') ?? false
    return isPlain && !this.hasMention && (kind === 'schedule' || this.group.judged.length === 0)
  }

  /** Said behind options it is of them, else of those that follow. */
  private stance(stance: Stance, at: number): void {
    // "3 (if need be 4)": of what follows in its own part.
    const isAhead = !this.hasMention && namesSoon(this.items, at)
    if (!isAhead && this.group.judged.length > 0 && this.group.before === null) {
      // "A and B, C not": what was closed by "and" in an earlier part stands by itself.
      if (this.hasMention) this.splitGroup(stance, at)
      for (const judged of this.group.judged) if (!judged.isVague) judged.stance = stance
      this.flush()
      return
    }
    if (!isAhead && this.hasMention && stance !== this.group.before) {
      const earlier = this.ofEarlierSegments()
      if (earlier.length > 0) {
        // "I can do A and B, C does not work": what is said behind C is of C alone.
        for (const judged of this.group.judged) if (!earlier.includes(judged)) judged.stance = stance
        this.flush()
        this.ahead = null
        return
      }
    }
    if (!isAhead && this.softens(stance, at)) return
    if (!isAhead && this.hasMention && this.contradicts(stance, at)) return
    // "Except Monday I am free"
    if (stance === 'yes' && this.isExcept && this.hasMention && !this.hasWhole() && !this.isRanked()) {
      this.flush()
      this.out.push({ ...NOBODY, whole: 'rest', stance })
      return
    }
    // "All, but the third only if need be"
    if (!isAhead && this.isExcept && this.hasMention && stance === 'maybe')
      for (const judged of this.group.judged) judged.stance = stance
    this.flush()
    this.ahead = stance
  }

  /** "Rather not Monday, but I can if needed": what follows with no name is of those named last. */
  private softens(stance: Stance, at: number): boolean {
    if (stance === 'no' || this.isRanked() || namesLater(this.items, at)) return false
    const last = this.group.judged.length > 0 ? this.group.judged : this.recent
    if (last.length === 0) return false
    if (last.every((one) => one.stance === stance)) return stance === 'maybe' && this.hasMention
    const isRefusal = last.every((one) => one.stance === 'no')
    // "Not even if need be"
    if (stance === 'maybe' && isRefusal && this.hasMention && !this.isExcept) return true
    if (stance === 'yes' && (this.hasMention || !isRefusal || this.isExcept)) return false
    for (const judged of last) {
      if (stance === 'maybe') judged.stance = 'maybe'
      else Object.assign(judged, { stance: null, isVague: true })
    }
    this.flush()
    this.ahead = null
    return true
  }

  /** "Great, Monday is bad", "Great, but Monday works best", "I can only not do Monday": the last word is of the option. */
  private contradicts(stance: Stance, at: number): boolean {
    const { judged, before } = this.group
    if (judged.length === 0 || namesLater(this.items, at) || judged.some(({ whole }) => whole !== null))
      return false
    if (stance === 'yes' && this.isExcept && this.isFaint) {
      for (const one of judged) Object.assign(one, { stance: null, isVague: true })
      return true
    }
    if (stance !== 'no' || before !== 'yes' || this.isExcept || this.ofEarlierSegments().length > 0)
      return false
    const isOnly = judged.some((one) => one.isOnly)
    for (const one of judged) Object.assign(one, { stance, isOnly: false })
    this.flush()
    if (isOnly) this.out.push({ ...NOBODY, whole: 'rest', stance: 'yes' })
    this.ahead = null
    return true
  }

  /** Options of the group that were named before this segment. */
  private ofEarlierSegments(): Judged[] {
    const from = this.items[this.segmentStart]?.start ?? 0
    return this.group.judged.filter(({ end }) => end <= from)
  }

  /** "A and B, C not" is of C alone, "A, B and C not" of all; whether "A, B not" is of both is not said. */
  private splitGroup(stance: Stance, at: number): void {
    const earlier = this.ofEarlierSegments()
    const first = this.items.findIndex(({ start }) => start === earlier[0]?.start)
    if (earlier.length === 0 || first < 0) return
    const isClosed = this.items
      .slice(first, this.segmentStart)
      .some((item) => isJoint(item) || isCounted(item))
    const joints = this.items.slice(this.segmentStart, at).filter(isJoint)
    // "Monday, or Tuesday if we must"
    const isSecondBest = stance === 'maybe' && joints.some(({ classes }) => classes.has('or'))
    if (!isClosed && joints.length > 0 && !isSecondBest) return
    if (!isClosed && !isSecondBest && this.reading.poll.kind !== 'single') {
      if (stance !== 'yes') for (const judged of earlier) judged.isVague = true
      return
    }
    const later = this.group.judged.filter((judged) => !earlier.includes(judged))
    this.out.push(...earlier)
    this.group = { judged: later, before: null }
  }

  /** Words of which nothing is known may still be a vote by themselves: "kommt mir entgegen". */
  private endSegment(to: number): void {
    const strange = this.items
      .slice(this.segmentStart, to)
      .filter(({ kind, text }) => kind === 'other' && /\p{L}/u.test(text))
    const from = this.items[this.segmentStart]?.start ?? 0
    if (strange.length > MOST_STRANGE_WORDS)
      for (const judged of this.group.judged)
        if (judged.start >= from && judged.stance === null) judged.isVague = true
    const { poll } = this.reading
    if (poll.kind !== 'schedule' && poll.kind !== 'multiple') return
    const isOpen = this.hasMention && this.group.judged.length > 0 && this.group.before === null
    if (!isOpen || this.group.judged.some(({ whole }) => whole !== null)) return
    const words = this.items
      .slice(this.segmentStart, to)
      .filter(({ kind }) => kind === 'other' || kind === 'words')
      .map(({ text }) => text)
    if (words.length === 0 || words.length > MOST_WORDS_BEHIND) return
    const vote = readVote(words.join(' '))
    if (vote === 'yes' || vote === 'no') this.stance(vote, to)
  }

  private flush(): void {
    this.out.push(...this.group.judged)
    if (this.group.judged.length > 0) this.recent = this.group.judged
    this.group = { judged: [], before: null }
  }
}
