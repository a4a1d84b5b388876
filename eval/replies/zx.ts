import { proposedChangeOf } from '../../src/features/tula/reply-proposal.ts'
import { judgedChanges } from '../../src/language/replies/judged-reply.ts'
import { scoreTrees, trainTrees } from '../learn/boosted-trees.ts'
import * as L from './learn.ts'
import { firstJudges, learningsOf, proposedBy, rowsOf } from './learnings.ts'
import { scoreReply } from './score.ts'

const all = await learningsOf()
const held = (process.env.HELD ?? 'natural-replies-4').split(',')
const teaching = all.filter((o) => !held.includes(o.set))
const opts = JSON.parse(process.env.CH ?? 'null') ?? L.CHANGE_OPTIONS
Object.assign(L.TARGET_OPTIONS, JSON.parse(process.env.TG ?? '{}'))
let t = Date.now()
const first = firstJudges(teaching)
console.log('first', Date.now() - t)
t = Date.now()
const proposed = proposedBy(teaching, teaching)
console.log('proposed', Date.now() - t)
t = Date.now()
const { rows, labels } = rowsOf(proposed, teaching)
console.log('rows', rows.length, labels.filter(Boolean).length)
for (const ch of process.env.CHS ? JSON.parse(process.env.CHS) : [opts]) {
  t = Date.now()
  const change = trainTrees(rows, labels, { ...opts, ...ch })
  console.log(JSON.stringify(ch), 'trained', Date.now() - t)
  for (const gate of [0.4, 0.5, 0.6, 0.7, 0.8]) {
    let made = 0,
      wanted = 0,
      unasked = 0
    for (const { set, scene, reply, project } of all) {
      if (!held.includes(set)) continue
      const { changes } = judgedChanges(scene, { ...first, change: (row) => scoreTrees(change, row) })
      const s = scoreReply(
        reply,
        {
          changes: changes
            .filter(({ probability = 0 }) => probability >= gate)
            .map((o) => proposedChangeOf(o)),
          tasks: [],
        } as any,
        project,
      )
      made += s.made.length
      wanted += s.made.length + s.missed.length
      unasked += s.unasked.length
    }
    console.log(gate, (made / wanted).toFixed(3), (unasked / wanted).toFixed(3))
  }
}
process.exit(0)
