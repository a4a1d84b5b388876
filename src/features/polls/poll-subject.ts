// A poll as what an agent made or changed, in the words of every receipt, bell and log.
import type { Noun } from '../../agent/counted.ts'
import type { Subject } from '../../agent/outcome.ts'

export const POLL = 'poll'

export const pollNoun: Noun = ['poll', 'polls']

export const pollSubject = (id: number): Subject => ({ kind: POLL, id })
