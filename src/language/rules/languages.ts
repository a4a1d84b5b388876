// The languages in which rules are read; English comes first where nothing tells.
import { german } from '../lexicon/de/rules.ts'
import { english } from '../lexicon/en/rules.ts'
import { spanish } from '../lexicon/es/rules.ts'
import { french } from '../lexicon/fr/rules.ts'
import { italian } from '../lexicon/it/rules.ts'
import { dutch } from '../lexicon/nl/rules.ts'
import { portuguese } from '../lexicon/pt/rules.ts'
import type { RuleWords } from '../lexicon/rule-words.ts'

export const RULE_LANGUAGES: readonly RuleWords[] = [
  english,
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
]
