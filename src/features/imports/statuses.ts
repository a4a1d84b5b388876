// What other tools call the state and the urgency of a task, in the words of ours.
import type { Priority } from '../tasks/contract.ts'
import { meaningOf, type StatusMeaning } from '../tasks/status.ts'

/** Each word with what it means. */
function inWords<Meaning extends string>(lists: Partial<Record<Meaning, string>>): Record<string, Meaning> {
  const pairs = Object.entries<string | undefined>(lists).flatMap(([meaning, list = '']) =>
    list.split(',').map((word) => [word.replace(/\s+/g, ' ').trim(), meaning as Meaning]),
  )
  return Object.fromEntries(pairs) as Record<string, Meaning>
}

const stored: Record<StatusMeaning, string> = {
  pending: 'pending',
  progress: 'in-progress',
  blocked: 'blocked',
  review: 'review',
  done: 'completed',
}

const others = new Map<string, StatusMeaning>(
  Object.entries({
    pending: 'pending',
    open: 'pending',
    new: 'pending',
    todo: 'pending',
    'to do': 'pending',
    'to-do': 'pending',
    backlog: 'pending',
    triage: 'pending',
    'not started': 'pending',
    doing: 'progress',
    started: 'progress',
    wip: 'progress',
    'on hold': 'blocked',
    'in review': 'review',
    'ready for review': 'review',
    qa: 'review',
    complete: 'done',
    closed: 'done',
    resolved: 'done',
    cancelled: 'done',
    canceled: 'done',
    duplicate: 'done',
    'won\u2019t do': 'done',
    ...inWords<StatusMeaning>({
      pending: `offen, neu, zu erledigen, nicht begonnen, ausstehend, à faire, ouvert, ouverte, nouveau, non commencé,
        en attente de début, pendiente, por hacer, abierto, abierta, nueva, nuevo, sin empezar, da fare, aperto, aperta,
        nuovo, nuova, te doen, nieuw, niet gestart, niet begonnen, a fazer, por fazer, pendente, aberto, aberta, novo, nova,
        não iniciado`,
      progress: `in arbeit, in bearbeitung, begonnen, läuft, laufend, en cours, commencé, en curso, en proceso, empezado,
        en progreso, in corso, iniziato, bezig, mee bezig, in uitvoering, gestart, em curso, em andamento, em progresso, iniciado`,
      blocked: `blockiert, wartet, wartend, pausiert, bloqué, bloquée, en attente, bloqueado, bloqueada, en espera,
        en pausa, bloccato, bloccata, in attesa, sospeso, geblokkeerd, wachten, wacht, em espera, em pausa`,
      review: `in prüfung, zur prüfung, in abnahme, en révision, à vérifier, à valider, en revisión, in revisione,
        da verificare, in review, ter controle, nakijken, em revisão, a rever`,
      done: `erledigt, fertig, abgeschlossen, geschlossen, abgebrochen, storniert, terminé, terminée, fait, faite, fermé,
        annulé, hecho, hecha, terminado, terminada, completado, completada, cerrado, cancelado, cancelada, fatto, fatta,
        completato, completata, chiuso, annullato, gereed, klaar, afgerond, voltooid, gesloten, geannuleerd, feito, feita,
        concluído, concluída, terminado, fechado`,
    }),
  } satisfies Record<string, StatusMeaning>),
)

/** Null for a word that says nothing of a state, such as the name of a list. */
export function statusOf(word: string): string | null {
  const lower = word.trim().toLowerCase()
  if (lower === '') return stored.pending
  const meaning = others.get(lower) ?? (meaningOf(lower) === 'pending' ? null : meaningOf(lower))
  return meaning && stored[meaning]
}

const priorities = new Map<string, Priority>(
  Object.entries({
    urgent: 'high',
    high: 'high',
    highest: 'high',
    critical: 'high',
    '1': 'high',
    medium: 'medium',
    normal: 'medium',
    'no priority': 'medium',
    none: 'medium',
    '': 'medium',
    '2': 'medium',
    low: 'low',
    lowest: 'low',
    '3': 'low',
    ...inWords<Priority>({
      high: `hoch, sehr hoch, dringend, kritisch, eilig, wichtig, haute, haut, élevée, élevé, urgente, critique, importante,
        alta, alto, muy alta, crítica, crítico, elevata, critica, critico, hoog, zeer hoog, dringend, spoed, kritiek, belangrijk,
        muito alta, a, !, !!, !!!, very high, important, asap`,
      medium: `mittel, keine, standard, moyenne, moyen, normale, aucune, media, medio, ninguna, nessuna, middel, gemiddeld,
        normaal, geen, média, médio, nenhuma, b, med, moderate`,
      low: `niedrig, gering, sehr niedrig, basse, bas, faible, baja, bajo, muy baja, bassa, basso, laag, baixa, baixo, c, minor,
        very low`,
    }),
  } satisfies Record<string, Priority>),
)

/** Null for a word that is none. */
export const priorityOf = (word: string): Priority | null => priorities.get(word.trim().toLowerCase()) ?? null
