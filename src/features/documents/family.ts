// Which files are versions of one: by their names, without what only numbers or dates a version.
import { fold } from '../../language/fold.ts'

const VERSION =
  /^(?:v|ver|version|versie|versione|versao|rev|revision|revised|r)?\d{1,3}$|^(?:v|ver|version|rev|revision|draft|final|finale|endgultig|entwurf|copy|kopie|copia|copie|new|neu|nouveau|nuevo|nuovo|updated|update|signed|unterschrieben|signe|firmado|clean|latest|corrected|korrigiert|revised)$/
const DATE = /^(?:19|20)\d{2}(?:\d{2}){0,2}$/

/** "contract v2.pdf", "Contract (final).pdf" and "contract_2026-03.pdf" are all "contract". */
export function familyName(name: string): string {
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '')
  const words = fold(stem)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const kept = words.filter((word) => !VERSION.test(word) && !DATE.test(word))
  return (kept.length > 0 ? kept : words).join(' ')
}
