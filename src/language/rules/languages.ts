// The languages in which rules are read; English comes first where nothing tells.
import { german } from '../de/rules.ts'
import { english } from '../en/rules.ts'
import { spanish } from '../es/rules.ts'
import { french } from '../fr/rules.ts'
import { italian } from '../it/rules.ts'
import { dutch } from '../nl/rules.ts'
import { portuguese } from '../pt/rules.ts'
import type { RuleWords } from './rule-words.ts'

export const RULE_LANGUAGES: readonly RuleWords[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
]
