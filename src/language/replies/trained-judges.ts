// The judges as they were trained: unpacks the weights when they are first asked.
import { ACTS } from './acts.ts'
import { PLACES } from './hash.ts'
import type { Judges } from './judges.ts'
import { weights } from './weights.ts'

let unpacked: Judges | null = null

export function trainedJudges(): Judges {
  unpacked ??= judgesOf()
  return unpacked
}

function judgesOf(): Judges {
  const acts = new Int8Array(Buffer.from(weights.acts, 'base64'))
  const target = forestOf(weights.target)
  const change = forestOf(weights.change)
  return {
    acts: (places) => {
      const scores = new Float64Array(ACTS.length)
      for (const place of new Set(places))
        for (let act = 0; act < ACTS.length; act++)
          scores[act] =
            (scores[act] as number) + (acts[(place % PLACES) * ACTS.length + act] as number) * weights.step
      return scores.map((score) => 1 / (1 + Math.exp(-score)))
    },
    target: (row) => scoreOf(target, row),
    change: (row) => scoreOf(change, row),
  }
}

interface Forest {
  base: number
  trees: { nodes: Float64Array; next: Int16Array }[]
}

/**
 * A tree is written as its nodes in the order root, left, right: "feature<threshold" of a split, "=value" of a leaf;
 * a blank parts nodes, a line break parts trees. The first line is the score before any tree.
 */
function forestOf(text: string): Forest {
  const [base = '0', ...lines] = text.trim().split('\n')
  return { base: Number(base), trees: lines.map(treeOf) }
}

/** Of each node its feature (-1 at a leaf) and its threshold or value, and where its right branch begins. */
function treeOf(line: string): Forest['trees'][number] {
  const written = line.split(' ')
  const nodes = new Float64Array(written.length * 2)
  const next = new Int16Array(written.length)
  const place = (at: number): number => {
    const node = written[at] ?? '=0'
    const cut = node.search(/[<=]/)
    nodes[at * 2] = node[cut] === '=' ? -1 : Number(node.slice(0, cut))
    nodes[at * 2 + 1] = Number(node.slice(cut + 1))
    if (node[cut] === '=') return at + 1
    const right = place(at + 1)
    next[at] = right
    return place(right)
  }
  place(0)
  return { nodes, next }
}

function scoreOf({ base, trees }: Forest, row: Float64Array): number {
  let score = base
  for (const { nodes, next } of trees) {
    let at = 0
    while ((nodes[at * 2] as number) >= 0)
      at =
        (row[nodes[at * 2] as number] as number) <= (nodes[at * 2 + 1] as number)
          ? at + 1
          : (next[at] as number)
    score += nodes[at * 2 + 1] as number
  }
  return 1 / (1 + Math.exp(-score))
}
