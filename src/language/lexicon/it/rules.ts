// How Italian rules for mail are worded.
import type { RuleWords } from '../rule-words.ts'

export const italian: RuleWords = {
  code: 'it',
  cues: {
    when: 'quando, se, ogni volta che, appena, non appena, che, il cui',
    consequence: 'allora, altrimenti',
    unless:
      'tranne, tranne se|quando, salvo, salvo se, eccetto, a meno che, a meno che non, ma non, esclusi, ad eccezione di',
    either: 'oppure se',
    or: 'o, oppure, od',
    and: 'e, ed, piu, nonche, +, &',
    mails:
      'mail, email, e-mail, messaggio, messaggi, posta, tutto, tutta, tutti, tutte, ogni, cose, tutto cio, tutte le mail, tutti i messaggi, qualsiasi',
    tasks: 'attivita, compito, compiti, task',
    not: 'non, mai, nessun, nessuna, niente, smetti di, mai piu',
    from: "da, dal, dalla, dallo, dai, dalle, dagli, dall', di, del, della, dei, inviate|inviati da, provenienti da, mittente, il mittente e, arrivano|arriva da, dello, degli, delle",
    outside: 'fuori da, esterni a, non da',
    writes:
      'scrive, scrivono, manda, mi manda, ci manda, invia, mi invia, mandano, mi scrive, ci scrive, inoltra',
    sentTo: "inviate|inviati|inviata|indirizzate a, all' indirizzo",
    subject: "nell' oggetto, oggetto, con oggetto, con l' oggetto, l' oggetto, in oggetto, il cui oggetto",
    says: 'menziona, menzionano, contiene, contengono, dice, dicono, su, sul, sulla, sui, sulle, riguardo a, riguardano, riguarda, che parlano di|del|della, parla di|del|della, con la parola, con le parole, la parola, relative a, relativi a, a proposito di',
    asks: 'chiede, chiedono, chiede di|un|una, chiedono di|un|una, domande su, domanda su, domande sulle|sui|sul|sulla, richieste di, richiede, vuole sapere',
    anybody: 'qualcuno, chiunque, un cliente, i clienti, clienti, la gente',
    newsletter: 'newsletter, pubblicita',
    invitation: 'inviti di calendario, inviti del calendario, inviti a riunioni, inviti',
    autoreply: 'risposte automatiche, messaggi di assenza, risposta automatica',
    copied: 'solo in copia, soltanto in copia, in copia, solo in cc, in cc',
    attached:
      'allegato, allegati, con allegato, con allegati, con un allegato, in allegato, allegata, allegate',
    weekend:
      'nel fine settimana, fine settimana, nel weekend, weekend, sabato o domenica, il sabato o|e la domenica, sabato e domenica',
    after: 'dopo le',
    before: 'prima delle',
    undated: 'senza data, nessuna data, senza scadenza, nessuna scadenza, non ha data',
    unassigned: 'senza responsabile, non assegnate, non assegnato, a nessuno',
    goes: 'va a, vanno a, deve andare a, devono andare a, e per, sono per, spetta a, spettano a, dai a, passa a, vanno, va',
    into: 'nel progetto, nel, nella, in, va|vanno nel, va|vanno nel progetto, metti nel, sotto, archivia in, mettile|mettili nel',
    project: 'progetto, il progetto, al progetto, del progetto',
    to: "a, ad, al, alla, allo, per, all', alle, ai, agli",
    high: 'priorita alta, alta priorita, urgente, urgenti, alta, massima priorita, priorita massima, molto importante, e|sono importante|importanti',
    normal: 'priorita normale, priorita media, normale, media',
    low: 'priorita bassa, bassa priorita, bassa, non urgente, non urgenti, poco importante, poco importanti, puo aspettare, possono aspettare, non e|sono urgente|urgenti',
    priority: 'priorita',
    assign:
      'assegna, assegna a, assegnale|assegnali a, assegnare a, assegnate a, affida a, affidale|affidali a, assegna ad',
    takes:
      'se ne occupa, si occupa, se ne deve occupare, gestisce, le gestisce, li gestisce, le riceve, li riceve, riceve, prende, se ne fa carico, deve occuparsene',
    me: 'me, mi',
    copy: 'metti in copia, copia, coinvolgi, aggiungi, includi, mettere in copia, fai intervenire, in copia a',
    too: 'anche, pure, inoltre',
    forward: 'inoltra a, inoltrale|inoltrali a, inoltrare a, gira a',
    label:
      "etichetta, con l' etichetta, l' etichetta, etichettale|etichettali come|con, etichettare come|con, metti l' etichetta",
    due: 'scadenza, scade, scadono, da fare, con scadenza, la scadenza e, in scadenza',
    within: 'entro, in, fra, tra, a',
    day: 'giorno, giorni',
    week: 'settimana, settimane',
    workday: 'giorno lavorativo, giorni lavorativi, giorno feriale, giorni feriali',
    tomorrow: 'domani, il giorno dopo, il giorno seguente, giorno dopo',
    monthEnd: 'fine mese, a fine mese, alla fine del mese, la fine del mese, fine del mese',
    ignore:
      'ignora, ignorare, ignorale, ignorali, salta, lascia stare, lascia perdere, nessuna attivita, nessun compito',
    suggest:
      'solo suggerire, suggerisci solo, solo suggerimenti, solo come suggerimento, proponi solo, solo proporre, solo suggerite',
    daily: 'giornaliero, giornaliera, quotidiano, al giorno, una volta al giorno, ogni giorno',
    weekly: 'settimanale, alla settimana, una volta alla settimana, ogni settimana, a settimana',
    digest: 'riepilogo, riassunto, sintesi, riepiloghi',
    away: 'sono in ferie|vacanza, sono in congedo|malattia, saro in ferie|vacanza, sono via|fuori|assente, saro via|fuori|assente, le mie ferie, la mia assenza, durante le mie ferie, durante la mia assenza, mentre sono via, in ferie, in vacanza, quando sono via, finche sono via',
    awayFirst: 'via, assente, fuori',
    mine: 'le mie attivita, i miei compiti, le mie mail, il mio lavoro, le mie cose, tutto il mio, le mie, i miei messaggi',
    delegate: 'il mio sostituto e, la mia sostituta e, sostituto, sostituta, delega a',
    covers: 'mi sostituisce, mi sostituira, mi copre, prende il mio posto, subentra, fa le mie veci',
    noReminders:
      'niente promemoria, nessun promemoria, senza promemoria, sospendi i|tutti promemoria, sospendi i miei promemoria, ferma i promemoria, basta promemoria, non ricordarmi nulla, disattiva i promemoria, sospendi tutti i promemoria',
    noTasks:
      'non assegnarmi nulla, non assegnarmi niente, nessun compito per me, nessuna attivita per me, nessuna nuova attivita, non darmi compiti, niente nuove attivita',
    onReturn: 'al mio ritorno, quando torno, quando rientro',
    ends: 'la mia assenza finisce, la mia assenza e finita, termina la mia assenza, fine della mia assenza, le mie ferie sono finite',
    back: 'torno, rientro, sono tornato, sono tornata, di ritorno, torno il, sono di nuovo qui',
    until: "fino al, fino a, fino all', fino alla, sino al, fino",
    term: 'dal, da, dall, tra, fra, per, durante, nei, nelle',
    impossible:
      'paga, cancella, elimina, rispondi, compra, ordina, chiama, traduci, stampa, firma, approva, trasferisci, prenota, accetta, blocca, bonifica',
    telling: 'ha detto, diceva, mi ha raccontato, aveva detto',
    question: 'perche, come mai, chi, quale, dove',
    request: 'puoi, potresti, puo, potrebbe',
    vague:
      'cose importanti, le importanti, mail importanti, messaggi importanti, le cose urgenti, in alto, in cima, le noiose, cose noiose, quello che e importante|urgente, le cose importanti, certi, certe, alcune mail',
    aside: 'sono solo, invece di, al posto di, perche sono, dato che sono',
    noise:
      "il, lo, la, i, gli, le, l', un, una, uno, mio, mia, miei, mie, nostro, nostra, per favore, grazie, sempre, d'ora in poi, nuova regola, regola, deve, devono, essere, e, sono, fare, fai, crea, creare, metti, mettere, con, automaticamente, subito, direttamente, va, vanno, vengono, viene, arrivano, arriva, voglio, vorrei, c', ha, hanno, ricevute, ne, ci, nel frattempo, intanto, d', ora in poi, da ora in poi",
  },
  leads: "d'ora in poi, da ora in poi, d'ora in avanti, da adesso, nuova regola, regola, in futuro",
  numbers:
    'uno|un|una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici',
  weekdays: 'lunedi, martedi, mercoledi, giovedi, venerdi, sabato|sabati, domenica|domeniche',
  articles: "il, lo, la, i, gli, le, un, una, mio, mia, nostro, l'",
  links: 'di, del, della, dei, in, con, al',
  files:
    'pdf|pdfs, spreadsheet|foglio di calcolo|fogli di calcolo|excel, image|immagine|immagini|foto, zip|zips, word document|documento word|documenti word, presentation|presentazione|presentazioni',
}
