// How Italian asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people-words.ts'

export const people: PeopleWords = {
  code: 'it',
  away: 'assente|assenti|via|in ferie|in vacanza|in permesso|fuori|fuori sede',
  here: "presente|presenti|disponibile|disponibili|in ufficio|qui|c'è|raggiungibile",
  back: 'torna|rientra|tornano|di ritorno',
  address: 'indirizzo mail|indirizzo e-mail|indirizzo email|indirizzo|recapito',
  anybody: 'chi|qualcuno|tutti',
}
