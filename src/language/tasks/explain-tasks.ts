// Tells how the text of a mail was read for tasks: its blocks, its clauses and how sure the judge is of each.

import type { ReadTasksInput } from '../candidates/input.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Block } from '../layout/block.ts'
import { Vocabulary } from '../layout/vocabulary.ts'
import { judgeMail } from './read.ts'

export interface ExplainedBlock {
  kind: Block['kind']
  text: string
}

export interface ExplainedClause {
  text: string
  /** Which of the blocks; null for the subject. */
  block: number | null
  mood: Clause['mood']
  head: Clause['head']
  /** Who is the head, where it is somebody by name. */
  people: string[]
  /** Of its words: those that change what it means. */
  marks: ('negated' | 'doubtful' | 'conditional' | 'question' | 'done' | 'dropped')[]
  /** 0 to 1. */
  confidence: number
}

/** What the clauses made together. */
export interface ExplainedTask {
  title: string
  sentence: string
  confidence: number
}

export interface ExplainedTasks {
  /** Two letters. */
  language: string
  blocks: ExplainedBlock[]
  clauses: ExplainedClause[]
  tasks: ExplainedTask[]
}

/** Shown of one mail, so that a page stays a page. */
const MOST = 200

export function explainTasks(input: ReadTasksInput): ExplainedTasks {
  const { blocks, judged, tasks } = judgeMail(input)
  return {
    language: new Vocabulary(`${input.subject}\n${input.text}`).code,
    blocks: blocks.slice(0, MOST).map(({ kind, text }) => ({ kind, text })),
    clauses: judged.slice(0, MOST).map(({ one, confidence }) => {
      const { clause, block, text } = one
      const place = blocks.indexOf(block)
      return {
        text,
        block: place < 0 ? null : place,
        mood: clause.mood,
        head: clause.head,
        people: clause.people.map(({ person, name }) => person?.email ?? name),
        marks: marks.filter((mark) => clause[mark]),
        confidence: Number(confidence.toFixed(2)),
      }
    }),
    tasks: tasks.map(({ title, evidence, confidence }) => ({
      title,
      sentence: evidence.sentence,
      confidence,
    })),
  }
}

const marks = ['negated', 'doubtful', 'conditional', 'question', 'done', 'dropped'] as const
