// How the heads of a table name its columns, in the languages that mails are read in and by other tools.
import type { TaskField } from './contract.ts'

/** In lower case, in order: en, de, fr, es, it, nl, pt. */
const names: Record<TaskField, string> = {
  title: `title|task|name|task name|summary|subject|card name|what|to do|todo
    titel|aufgabe|aufgaben|name der aufgabe|vorgang|vorgangsname|bezeichnung|betreff|thema|was
    titre|tâche|nom|nom de la tâche|objet|intitulé|sujet|quoi
    título|tarea|nombre|nombre de la tarea|asunto|qué
    titolo|attività|compito|nome|nome attività|oggetto|cosa
    taak|taken|naam|taaknaam|onderwerp|wat
    tarefa|nome da tarefa|assunto|o que|o quê`,
  description: `description|notes|details|body|card description|comment|comments|remarks
    beschreibung|notizen|notiz|bemerkung|bemerkungen|kommentar|anmerkung|details
    détails|remarques|commentaire|commentaires
    descripción|notas|detalles|observaciones|comentarios
    descrizione|note|dettagli|osservazioni|commenti
    omschrijving|beschrijving|notities|opmerking|opmerkingen|toelichting
    descrição|detalhes|observações|comentários`,
  status: `status|state|list|list name|column|section/column|progress
    stand|zustand|stato|statut|état|avancement|estado|situación|stadium|voortgang|situação|bearbeitungsstand`,
  priority: `priority|prio|urgency|importance
    priorität|dringlichkeit|wichtigkeit|priorité|urgence|importance|prioridad|urgencia|importancia
    priorità|urgenza|importanza|prioriteit|urgentie|prioridade|urgência|importância`,
  dueDate: `due date|due|deadline|duedate|due on|due by|end date|date|until
    fällig|fälligkeit|fällig am|fälligkeitsdatum|frist|termin|bis|bis wann|enddatum|datum|abgabe|stichtag
    échéance|date d'échéance|date limite|à faire pour|pour le|date de fin|délai
    fecha límite|fecha de vencimiento|vencimiento|vence|plazo|fecha|fecha de entrega|fecha fin
    scadenza|data di scadenza|entro|termine|data|entro il
    vervaldatum|einddatum|uiterlijk|vervalt|voor
    data de vencimento|data limite|prazo|vence em|até|data de entrega`,
  assignees: `assignees|assignee|owner|assigned to|responsible|members|who|person|resource|resource names
    zuständig|zuständige|wer|verantwortlich|verantwortliche|verantwortlicher|bearbeiter|bearbeiterin|zugewiesen an|zugewiesen|person
    responsable|attribué à|assigné à|qui|personne|en charge
    asignado a|asignado|encargado|encargada|quién|persona
    responsabile|assegnato a|assegnatario|incaricato|chi
    verantwoordelijke|verantwoordelijk|toegewezen aan|wie|eigenaar|persoon
    responsável|atribuído a|atribuída a|encarregado|quem|pessoa`,
  labels: `labels|tags|label|categories|category
    etiketten|schlagworte|schlagwörter|kategorie|kategorien|bereich
    étiquettes|étiquette|catégorie|catégories|etiquetas|etiqueta|categoría|categorías
    etichette|etichetta|categoria|categorie|categorias|categoria`,
  number: `number|id|no|nr|key|#|no.|nr.|nummer|numéro|n°|número|núm.|numero|num.`,
  blockedBy: `blocked by|blockedby|waits for|depends on|predecessors
    blockiert durch|wartet auf|abhängig von|vorgänger
    bloqué par|attend|dépend de|prédécesseurs
    bloqueada por|bloqueado por|espera a|depende de|predecesoras
    bloccata da|bloccato da|in attesa di|dipende da
    geblokkeerd door|wacht op|hangt af van
    à espera de`,
}

const heads = new Map(
  Object.entries(names).map(([field, list]) => [field, list.split(/[|\n]/).map((name) => name.trim())]),
)

/** The place of each field, by the name for it that is best known. */
export function matchHeads(found: readonly string[], fields: readonly TaskField[]) {
  const plain = found.map((head) =>
    head
      .normalize('NFC')
      .toLowerCase()
      .replace(/\u2019/g, "'")
      .replace(/(?<![\s*:])[\s*:]+$/, ''),
  )
  const matched: Partial<Record<TaskField, number>> = {}
  const taken = new Set<number>()
  for (const field of fields) {
    const name = heads.get(field)?.find((known) => plain.some((one, at) => one === known && !taken.has(at)))
    const at = name === undefined ? -1 : plain.findIndex((one, place) => one === name && !taken.has(place))
    if (at < 0) continue
    matched[field] = at
    taken.add(at)
  }
  return matched
}

const ENGLISH = /^[a-z #./]*$/

/** Heads with letters that English has not, or a word of another language: their days have the day first. */
export function isEnglish(found: readonly string[]): boolean {
  return found.every((head) => {
    const plain = head.toLowerCase().trim()
    return ENGLISH.test(plain) && !FOREIGN.has(plain)
  })
}

/** The first line of each list is English. */
const FOREIGN = new Set(
  Object.values(names).flatMap((list) => {
    const [english = '', ...others] = list.split('\n').map((line) => line.split('|').map((one) => one.trim()))
    return others.flat().filter((one) => !english.includes(one))
  }),
)
