// Sentences of a document that say what may go wrong, with how heavily they say it.
import { fold } from '../fold.ts'
import type { FoundRisk, RiskLevel } from './analysis.ts'
import type { Unit } from './units.ts'

/** Of folded text: harm that is named. */
const HARM =
  /\b(?:risk|risks|danger|dangerous|fine|fines|penalty|penalties|late (?:fee|charge)|lawyer|lawsuit|sue|loss|lose|losing|lost|damage|fail|fails|failed|failure|delay|delayed|late|cannot|can't|shortage|missing|unsafe|stuck|stick|shut|closed|cancel|cancelled|withdraw|refuse|expire|expires|overrun|exceed|complain|complaint|leak|broken|defect|uninsured|not insured|nobody|no (?:backup|plan|cover|reserve|spare|wet-weather plan)|illegal|breach|problem|concern|worry|worried|risiko|gefahr|strafe|busse|verzug|verlust|schaden|ausfall|ausfallen|fehlt|fehlen|nicht mehr|nicht moglich|gefahrdet|undicht|mangel|verlieren|haftung|mahnung|sperrung|risque|risques|danger|amende|penalite|perte|retard|defaut|dommage|panne|impossible|manque|refuser|fuite|riesgo|riesgos|peligro|multa|perdida|perder|retraso|dano|danos|fallo|falta|imposible|averia|rischio|rischi|pericolo|multa|penale|perdita|ritardo|danno|danni|manca|guasto|impossibile|risico|gevaar|boete|verlies|vertraging|schade|ontbreekt|niet meer|gevaarlijk|lekkage|asbest|asbestos|risco|riscos|perigo|perda|atraso|falta|avaria|impossivel)\b/
/** Of folded text: what makes it open whether it comes. */
const OPEN =
  /\b(?:if|unless|until|may|might|could|would|should|without|otherwise|likely|possible|probably|perhaps|not yet|still|in case|wenn|falls|sofern|ohne|sonst|konnte|konnten|durfte|wohl|wahrscheinlich|droht|noch (?:nicht|kein|keine|offen)|bis|si|sauf|sans|sinon|pourrait|pourraient|peut|risque|probablement|pas encore|tant que|sin|podria|podrian|puede|salvo|todavia|probablemente|mientras|se|senza|potrebbe|potrebbero|puo|forse|ancora|altrimenti|als|tenzij|zonder|anders|zou|kan|waarschijnlijk|nog (?:niet|geen)|caso|sem|poderia|pode|ainda|senao|talvez)\b/
/** Of folded text: what is not, or does not happen. */
const NOT =
  /\b(?:not|no|never|nobody|nothing|none|cannot|only one|kein|keine|keinen|nicht|nichts|niemand|pas|rien|aucun|aucune|ne|no|ni|nunca|nada|ningun|ninguna|non|mai|nessun|nessuno|nessuna|niet|geen|niets|niemand|nao|nada|nenhum|nenhuma)\b/
/** Of folded text: two things of which one hangs on the other. */
const HANGS =
  /\b(?:if|unless|without|otherwise|or else|may|might|could|wenn|falls|ohne|sonst|solange|konnte|kann|si|sans|sinon|tant que|pourrait|peut|sin|podria|puede|mientras|se|senza|potrebbe|puo|finche|als|zonder|anders|zolang|kan|zou|caso|sem|poderia|pode|enquanto)\b/
const HEAVY =
  /\b(?:fine|penalty|lawyer|lawsuit|danger|dangerous|injur\w*|uninsured|refuse to pay|strafe|gefahr|haftung|verletz\w*|amende|danger|blesse\w*|multa|peligro|herid\w*|pericolo|boete|gevaar|gewond|perigo)\b/
const HEADING =
  /\b(?:risk|risks|risiken|risiko|risques?|riesgos?|rischi|risico'?s?|riscos?|issues|probleme|concerns)\b/

export function risksOf(units: readonly Unit[]): FoundRisk[] {
  return units.flatMap((unit): FoundRisk[] => {
    const { text, kind, part } = unit
    if (kind === 'heading' || text.length < 25 || text.length > 500) return []
    const said = fold(text)
    const isUnderRisks = HEADING.test(fold(`${unit.heading} ${unit.column}`))
    const isOpen = (HARM.test(said) && OPEN.test(said)) || (NOT.test(said) && HANGS.test(said))
    if (!isUnderRisks && (!isOpen || /\?\s*$/.test(text))) return []
    if (isUnderRisks && kind === 'cell' && text.split(' ').length < 4) return []
    const level: RiskLevel = HEAVY.test(said) ? 'high' : HARM.test(said) ? 'medium' : 'low'
    return [{ text: text.replace(/\s+/g, ' '), level, place: { part, quote: text } }]
  })
}
