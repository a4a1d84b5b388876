// How Italian asks who is away.
import type { AbsenceWords } from '../absence/absence-words.ts'

export const absence: AbsenceWords = {
  code: 'it',
  away: 'assente|assenti|via|in ferie|in vacanza|in permesso|fuori|fuori sede',
  here: "presente|presenti|disponibile|disponibili|in ufficio|qui|c'è|raggiungibile",
  back: 'torna|rientra|tornano|di ritorno',
  anybody: 'chi|qualcuno|tutti',
}
