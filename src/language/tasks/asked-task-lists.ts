// What the folders of the languages say of asking about work, put together.
import { askedTasks as german } from '../de/asked-tasks.ts'
import { askedTasks as english } from '../en/asked-tasks.ts'
import { askedTasks as spanish } from '../es/asked-tasks.ts'
import { askedTasks as french } from '../fr/asked-tasks.ts'
import { askedTasks as italian } from '../it/asked-tasks.ts'
import { askedTasks as dutch } from '../nl/asked-tasks.ts'
import { askedTasks as portuguese } from '../pt/asked-tasks.ts'
import type { AskedTaskWords } from './asked-words.ts'

export const ASKED_TASK_WORDS: readonly AskedTaskWords[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
]
