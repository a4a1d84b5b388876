// The labelled replies as the judges learn from them: laid out, with what each of their clauses says.
import type { Judges } from '../../src/language/replies/judges.ts'
import type { Scene } from '../../src/language/replies/scene.ts'
import { type LabelledReply, repliesOf } from '../mails/cases.ts'
import { type Example, examplesOfReply, sceneOfReply } from './examples.ts'
import { type LabelledCandidate, labelledCandidates } from './labelled-candidates.ts'
import { judgesOf, learnActs, learnTarget, NOTHING, weightOf } from './learn.ts'
import { REPLY_DEVELOPMENT, REPLY_TRAINING } from './measure.ts'
import { type Project, projectOf } from './project.ts'

/** Each by an author of its own. */
export const SETS = [...REPLY_TRAINING, ...REPLY_DEVELOPMENT]

export interface Learning {
  set: string
  reply: LabelledReply
  project: Project
  scene: Scene
  examples: Example[]
}

export async function learningsOf(): Promise<Learning[]> {
  const found: Learning[] = []
  for (const set of SETS) {
    const { bases, replies } = repliesOf(set)
    const projects = new Map<string, Project>()
    for (const [name, base] of Object.entries(bases)) projects.set(name, await projectOf(base, true))
    for (const reply of replies) {
      const project = projects.get(reply.base)
      if (!project) continue
      const examples = await examplesOfReply(reply, project, set)
      const scene = examples[0]?.scene ?? (await sceneOfReply(reply, project))
      found.push({ set, reply, project, scene, examples })
    }
  }
  return found
}

/** Which act and which task; the last judge learns from what these propose. */
export function firstJudges(learnings: readonly Learning[]): Judges {
  const examples = learnings.flatMap((one) => one.examples)
  return judgesOf({ acts: learnActs(examples), target: learnTarget(examples), change: NOTHING })
}

export type Proposed = Map<Learning, LabelledCandidate[]>

/** What judges that saw nothing of the reply's author propose for it. */
export function proposedBy(teaching: readonly Learning[], asked: readonly Learning[]): Proposed {
  const proposed: Proposed = new Map()
  for (const set of SETS) {
    const own = asked.filter((one) => one.set === set)
    if (own.length === 0) continue
    const judges = firstJudges(teaching.filter((one) => one.set !== set))
    for (const one of own) proposed.set(one, labelledCandidates(one.scene, judges, one.reply, one.project))
  }
  return proposed
}

export function rowsOf(proposed: Proposed, learnings: readonly Learning[]) {
  const judged = learnings
    .flatMap((one) => Array.from({ length: weightOf(one.set) }, () => proposed.get(one) ?? []).flat())
    .filter(({ isMeant }) => isMeant !== null)
  return {
    rows: judged.map(({ candidate }) => candidate.row),
    labels: judged.map(({ isMeant }) => Number(isMeant)),
  }
}
