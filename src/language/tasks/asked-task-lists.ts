// What the folders of the languages say of asking about work, put together.

import type { AskedTaskWords } from '../lexicon/asked-words.ts'
import { askedTasks as german } from '../lexicon/de/asked-tasks.ts'
import { askedTasks as english } from '../lexicon/en/asked-tasks.ts'
import { askedTasks as spanish } from '../lexicon/es/asked-tasks.ts'
import { askedTasks as french } from '../lexicon/fr/asked-tasks.ts'
import { askedTasks as italian } from '../lexicon/it/asked-tasks.ts'
import { askedTasks as dutch } from '../lexicon/nl/asked-tasks.ts'
import { askedTasks as portuguese } from '../lexicon/pt/asked-tasks.ts'

export const ASKED_TASK_WORDS: readonly AskedTaskWords[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
]
