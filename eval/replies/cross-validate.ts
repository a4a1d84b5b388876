// `npx tsx eval/replies/cross-validate.ts`: how the judges of replies do on replies of authors they never saw, with
// three kinds of last judge; `--curve` with a quarter, a half and all of the labelled replies.

import { proposedChangeOf } from '../../src/features/tula/reply-proposal.ts'
import type { ProposedChange } from '../../src/features/tula/task-proposal.ts'
import { judgedChanges } from '../../src/language/replies/judged-changes.ts'
import { scoreTrees, trainTrees } from '../learn/boosted-trees.ts'
import { trainNetwork } from '../learn/network.ts'
import { CHANGE_OPTIONS } from './learn.ts'
import { firstJudges, type Learning, learningsOf, proposedBy, rowsOf, SETS } from './learnings.ts'
import { scoreReply } from './score.ts'

type Judge = (row: Float64Array) => number
type Teach = (rows: Float64Array[], labels: number[]) => Judge

const KINDS: Record<string, Teach> = {
  linear: (rows, labels) => trainNetwork(rows, labels, { hidden: 0, epochs: 12, rate: 0.01, l2: 0.001 }),
  'network of 16': (rows, labels) =>
    trainNetwork(rows, labels, { hidden: 16, epochs: 12, rate: 0.01, l2: 0.001 }),
  'boosted trees': (rows, labels) => {
    const forest = trainTrees(rows, labels, CHANGE_OPTIONS)
    return (row) => scoreTrees(forest, row)
  },
}
const GATES = [0.5, 0.6, 0.7, 0.8]

interface Outcome {
  set: string
  made: number
  wanted: number
  unasked: number
}

const taught = new Map<string, { first: ReturnType<typeof firstJudges>; change: Judge }>()

const all = await learningsOf()
const firsts = new Map<string, ReturnType<typeof firstJudges>>()
const proposedOf = new Map<number, ReturnType<typeof proposedBy>>()
if (process.argv.includes('--curve'))
  for (const part of [4, 2, 1]) {
    const some = all.filter((_, index) => index % part === 0)
    report(`${Math.round(100 / part)} % of the replies`, some, KINDS['boosted trees'] as Teach)
  }
else for (const [name, teach] of Object.entries(KINDS)) report(name, all, teach)
process.exit(0)

function report(name: string, teaching: readonly Learning[], teach: Teach): void {
  const proposed = proposedOf.get(teaching.length) ?? proposedBy(teaching, teaching)
  proposedOf.set(teaching.length, proposed)
  for (const gate of GATES) {
    const outcomes = SETS.flatMap((set) => outcomesOf(set, teaching, proposed, teach, gate))
    const line = SETS.map((set) => `${set} ${sum(outcomes.filter((one) => one.set === set))}`)
    console.log(
      `${name}, from ${gate}: hard sets ${sum(outcomes.filter(({ set }) => set !== 'replies-plain'))}; ${line.join('; ')}`,
    )
  }
}

/** The whole reading of each reply of the set, with judges that learned from the other sets. */
function outcomesOf(
  set: string,
  teaching: readonly Learning[],
  proposed: ReturnType<typeof proposedBy>,
  teach: Teach,
  gate: number,
): Outcome[] {
  const { first, change } = judgesFor(set, teaching, proposed, teach)
  return all
    .filter((one) => one.set === set)
    .map(({ scene, reply, project }) => {
      const { changes } = judgedChanges(scene, { ...first, change })
      const made = changes
        .filter(({ probability = 0 }) => probability >= gate)
        .map((one): ProposedChange => proposedChangeOf(one))
      const score = scoreReply(reply, { changes: made, tasks: [] }, project)
      return {
        set,
        made: score.made.length,
        wanted: score.made.length + score.missed.length,
        unasked: score.unasked.length,
      }
    })
}

function judgesFor(
  set: string,
  teaching: readonly Learning[],
  proposed: ReturnType<typeof proposedBy>,
  teach: Teach,
) {
  const key = `${set} ${teaching.length} ${Object.values(KINDS).indexOf(teach)}`
  const before = taught.get(key)
  if (before) return before
  const others = teaching.filter((one) => one.set !== set)
  const { rows, labels } = rowsOf(proposed, others)
  const first = firsts.get(`${set} ${teaching.length}`) ?? firstJudges(others)
  firsts.set(`${set} ${teaching.length}`, first)
  const judges = { first, change: teach(rows, labels) }
  taught.set(key, judges)
  return judges
}

function sum(outcomes: readonly Outcome[]): string {
  const total = (of: (one: Outcome) => number) => outcomes.reduce((before, one) => before + of(one), 0)
  const wanted = total(({ wanted: one }) => one)
  return `${(total(({ made }) => made) / wanted).toFixed(3)} (${(total(({ unasked }) => unasked) / wanted).toFixed(3)} unasked)`
}
