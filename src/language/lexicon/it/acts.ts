// How Italian replies speak of tasks.
import type { ReplyLanguage } from '../act-words.ts'

export const italian: ReplyLanguage = {
  code: 'it',
  words: {
    done: 'fatto, fatta, fatti, fatte, finit*, terminat*, completat*, conclus*, chius*, pront*, a posto, sistemat*, risolt*, consegnat*, spedit*, inviat*, mandat*, partit*, confermat*, firmat*, sbrigat*, archiviat*, in ordine, e andato, e andata, online, e fatta, ok per, spuntat*, spunta, depennat*, evas*, saldat*, ecco fatto, ci siamo, ✅, ✔, ☑, 🎉, [x]',
    begun:
      'iniziat*, cominciat*, avviat*, partit*, in corso, ci sto lavorando, sto lavorando, lavorando, sto, a meta, meta, bozza, prima bozza, a buon punto, avanti, procede, sono a, siamo a, finora, per ora, messo mano, mess*',
    part: 'meta, parte, in parte, parzialmente, alcun*, manca, mancano, mancante, non tutt*, %, per cento, un terzo, solo, resta, restano, rimane, rimangono, su',
    waiting:
      'aspett*, in attesa, attesa, attend*, bloccat*, ferm*, sospes*, in sospeso, dipend*, finche, fino a quando, senza risposta, non risponde, non rispondono, nessuna risposta, non posso andare avanti, non posso, non possiamo, impossibile, in stallo, prima devo, prima serve, non e arrivat*, non sono arrivat*, in stand-by, incagliat*, manca ancora',
    free: 'sbloccat*, non aspetto piu, non piu bloccat*, possiamo andare avanti, posso andare avanti, via libera, finalmente arrivat*, si riparte, puo ripartire, riprend*',
    off: 'annull*, cancell*, elimin*, togli*, togliamo, tolt*, lascia perdere, lasciate perdere, lasciamo perdere, lasciamo stare, lascia stare, dimentica*, salt*, non serve piu, non serve, non servono, non servono piu, non e piu necessari*, non occorre, non occorre piu, inutile, superflu*, rinunci*, scart*, non si fa, non si fa piu, non piu, fuori dalla lista, cassat*, niente, facciamo a meno, fare a meno, alla fine no, non vale la pena, decad*, abbandon*',
    open: 'riapr*, riapert*, di nuovo, ancora apert*, mi sono sbagliat*, errore, correzione, correg*, rifare, da rifare, da capo, ritiro, come non detto, torna',
    move: 'spost*, rinvi*, rimand*, posticip*, anticip*, slitt*, rimandat*, prorog*, allung*, ritard*, invece, non prima, dammi fino, datemi fino, fino a, piu tempo, scadenza, data, entro, al piu presto, mett*, passa, portiamo, porta, meglio, facciamo, per il, consegn*',
    later: 'piu tardi, dopo, ritardo, in piu, avanti, successiv*, ulteriore*',
    earlier: 'prima, anticip*, in anticipo, piu presto',
    deadline: 'scadenza, scadenze, termine, termini, data, date, consegna, deadline',
    take: 'ci penso, prendo, prende, prendere, prendono, occupo, occupa, mi occupo, si occupa, se ne occupa, me ne occupo, penso io, pensa, ci penso, ci pensa, faccio, fa, fare, fanno, fara, faro, seguo, segue, seguira, gestisc*, subentr*, sostitu*, al posto mio, al mio posto, al suo posto, per me, per lui, per lei, carico, in carico, tocca a, copr*, si offre, volentieri, chiama, manda, prepara, compra',
    give: "assegn*, riassegn*, do, dai, da, diamo, pass*, affid*, deleg*, lasci*, lascia, consegn*, a te, d'ora in poi, da ora, adesso e, tocca, spetta",
    swap: 'scambi*, invert*, cambio, viceversa, al contrario, in cambio',
    quit: 'non riesco piu, non posso piu, qualcun altro, un altro, mi tiro fuori, malat*, ferie, assente, non ho tempo, non ce la faccio',
    share: 'insieme, assieme, condivid*, divid*, con, aiut*, una mano, in due, noi due, affianc*',
    urgent:
      'urgent*, urgenza, priorit*, prioritari*, subito, prima di tutto, per prim*, important*, critic*, il prima possibile, appena possibile, asap, immediat*, fondamental*, alta, massima, fretta',
    calm: "non urgent*, non e urgente, non c'e fretta, senza fretta, con calma, puo aspettare, possono aspettare, quando puoi, quando potete, non piu urgente, meno urgente, meno important*, bassa, tranquill*, non prioritari*, non e important*",
    rename:
      'rinomin*, chiam*, si chiama, intitol*, titolo, nome, ribattezz*, dovrebbe essere, va letto, dicitura',
    merge:
      'unisc*, unire, uniamo, unit*, accorp*, fond*, raggrupp*, stessa cosa, la stessa, lo stesso, doppione, duplicat*, fa parte, parte di, incorpor*, inclus*, compres*',
    add: "anche, inoltre, ancora, un'altra, un altro, altra cosa, nuov*, aggiung*, aggiunt*, in piu, dimenticat*, dimenticavo, alla lista, sulla lista, in lista, poi, per inciso, ulteriore",
    keep: "rest*, riman*, resta, invariat*, come previsto, come d'accordo, come concordato, come prima, in tempo, nei tempi, tieni, tengo, mantien*, uguale, continua*, confermat*",
    not: 'non, mai, niente, nulla, nessun*, ne, neanche, nemmeno, senza, no',
    unsure:
      'forse, magari, credo, penso, suppongo, sembra, pare, probabilmente, dovrebbe, dovrebbero, potrebbe, potrebbero, sarebbe, spero, non sono sicur*, non so, mi sa, chissa, in teoria, eventualmente, avrebbe, immagino',
    heard:
      'dicono, dice, mi ha detto, mi hanno detto, ho sentito, sentito, secondo, a quanto pare, pare che, voci, raccont*, si dice, avrebbe',
    if: 'se, nel caso, a meno, qualora, purche, altrimenti, in caso',
    once: 'quando, appena, non appena, una volta, dopo che, finche, prima di, poi, allora',
    will: 'domani, presto, prossim*, sara, saranno, faro, fara, faremo, voglio, vorrei, prometto, promess*, conto di, intendo, a breve, piu tardi, lunedi, stasera',
    should: 'devo, deve, devono, dobbiamo, bisogna, occorre, va, vanno, dovremmo, dovro',
    please:
      'per favore, per piacere, per cortesia, puoi, potresti, potete, potreste, puo, potrebbe, possiamo, vorrei, mi serve, ci serve, ricordat*, mi raccomando, fammi, fatemi, mett*, gentilmente, cortesemente',
    cannot: 'non posso, non puo, non possiamo, non riesco, impossibile, non e possibile, non si puo',
    wish: 'sarebbe bello, magari, mi piacerebbe, sogno, se solo',
    ask: "che, cosa, che cosa, quale, quali, chi, dove, perche, come, quando, quanto, quanti, quante, c'e, qualcuno, sapete, sai, domanda, devo, dobbiamo, posso",
    joke: 'ahah*, haha*, eheh*, lol, scherz*, battuta, ;), ;-), 😂, 🤣, 😉',
    almost:
      'quasi, non ancora, ancora non, non del tutto, a breve, presto, praticamente, sto per, manca poco',
    already: 'gia, appena, finalmente, ormai, da, ora, adesso, da oggi',
    yet: 'ancora, tuttora, da fare, restante',
    before:
      "ieri, ieri sera, stamattina, stamani, oggi, stanotte, l'altro ieri, poco fa, fa, la settimana scorsa, questa mattina",
    now: 'ora, adesso, al momento, attualmente, oggi, per ora',
    be: "e, sono, era, erano, sei, siamo, siete, stato, stata, stati, state, sia, e', c'e",
    have: "ho, ha, hanno, hai, abbiamo, avete, aveva, l'ho, li ho",
    i: 'io, mi, me, mio, mia, miei, mie',
    we: 'noi, ci, nostro, nostra, nostri, nostre',
    you: 'tu, ti, te, voi, vi, tuo, tua, tuoi, vostro, vostra, suo, sua, lei',
    he: 'lui, lei, gli, le, suo, sua, si',
    they: 'loro, li, qualcuno, si',
    it: "lo, la, li, le, l', ne, cio, quello, quella, questo, questa, quelli, quelle, questi",
    mine: 'il mio, la mia, i miei, le mie, da parte mia, per quanto mi riguarda, dal canto mio, la mia parte, le mie cose, i miei due, le mie due',
    yours: 'il tuo, la tua, i tuoi, le tue, il vostro',
    their: 'il suo, la sua, i suoi, le sue',
    nobody: 'nessuno, senza responsabile',
    all: "tutto, tutti, tutte, tutta, ogni, ciascun*, l'intero, intera, complessiv*",
    rest: 'il resto, gli altri, le altre, tutto il resto, altri, altre',
    both: 'entramb*, tutti e due, tutte e due, le due, i due, ambedue',
    except: 'tranne, eccetto, salvo, a parte, meno, ad eccezione, escluso, esclusa',
    last: 'ultimo, ultima, ultimi, ultime',
    former: 'il primo, la prima',
    latter: 'il secondo, la seconda',
    item: 'punto, punti, numero, numeri, n, n°, no, compito, compiti, attivita, voce, voci, riga, lista, cosa, cose',
    same: 'lo stesso giorno, la stessa data, stesso giorno, stessa data, insieme a, stesso, stessa, come, contemporaneamente',
    until: 'entro, fino, fino al, al, per il, il, dal, prima del, non prima, da',
    day: 'giorno, giorni, lavorativi',
    week: 'settimana, settimane',
    month: 'mese, mesi',
    hello: 'ciao, buongiorno, buonasera, caro, cara, gentile, salve',
    thanks:
      'grazie, bravo, brava, bravi, ottimo, perfetto, complimenti, benissimo, fantastico, ottimo lavoro',
    agree:
      "ok, va bene, d'accordo, perfetto, certo, si, ricevuto, inteso, capito, nessun problema, per me va bene, volentieri, giusto, esatto, bene",
    and: 'e, ed, o, ma, mentre, &',
    because:
      'perche, poiche, dato, siccome, visto, che, cosi, grazie a, a causa, pero, quindi, poi, allora, invece, dunque, anzi',
  },
  counting: {
    joins: 'e, ed',
    ranges: 'a, al',
    single: "un, uno, una, altro, altra, un'",
    fortnight: 'quindicina',
    ordinals: [
      'primo, prima, primi, prime, 1°',
      'secondo, seconda, 2°',
      'terzo, terza, 3°',
      'quarto, quarta, 4°',
      'quinto, quinta, 5°',
      'sesto, sesta, 6°',
      'settimo, settima',
      'ottavo, ottava',
      'nono, nona',
      'decimo, decima',
    ],
    numbers: ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  },
  past: {
    words:
      'fatto, fatta, fatti, fatte, messo, messa, messi, messe, preso, presa, presi, prese, scritto, scritta, scritti, letto, letta, visto, vista, aperto, aperta, chiuso, chiusa, detto, corretto, corretta, rotto, risolto, risolta, scelto, scelta, speso, tolto, tolta, vinto, stampato, venuto, dato, data, andato, arrivato, tradotto, tradotta, prodotto, raccolto, raccolta, raccolti, raccolte, appeso, appesa, iscritto, richiesto, richiesta, discusso, concluso, feci, fece, ridotto, cotto, perso, nato, morto',
    endings: 'ato, ata, ati, ate, uto, uta, uti, ute, ito, ita, iti, ite',
    openings: '',
    closings: '',
    never:
      'invito, inviti, sito, lato, data, date, vita, merito, credito, debito, subito, stato, privato, mercato, gelato, estate, rate, visita, visite, partita, lista, fate, potete, avete, siete, dovete, state, solito, ospite, limite, rapporto, attivita, volete',
  },
  presence: 'libero, libera, liberi, disponibile, assente, ferie, riservato, riservata, occupato, occupata',
  others: "qualcun altro, un'altra persona, un altro, qualcun'altra",
  maybe: 'forse, magari',
  butRather: 'ma, bensi',
  insteadOf: 'al posto di, invece di',
  drops: 'dimentica, dimenticate, lascia perdere, lasciate perdere, lascia stare, lasciamo perdere',
  statements: {
    behind: 'di, da, del, dal, dalla, a, al, alla, con, per',
    arrives: 'arriva, arrivano, arrivera, viene consegnato',
    orders: 'ordinare, comprare',
    away: 'ferie, in viaggio, malato, malata, assente, fuori, chiuso, chiusa, chiusi, di ritorno',
    forgot: 'dimenticato, scordato, dimenticata, passato di mente',
    crosses: 'spunta, spuntare, spuntate, segna come fatto',
    noTask: "non e un'attivita, non e un compito, non era un compito, non era un'attivita",
  },
  infinitives: { first: 'are, ere, ire, arlo, arla, arle, arli, erlo, irlo', last: '' },
  sameWork: `
    invi*, mand*, spedi*, trasmett*, consegn*, inoltr*, present*, deposit*, mail*
    prenot*, riserv*, noleggi*, affitt*, organizz*, fiss*
    chiam*, telefon*, contatt*, parl*, chied*, sent*, avvis*, inform*, avvert*
    ripar*, aggiust*, corregg*, corrett*, risolv*, risolt*, sistem*
    scriv*, scritt*, redig*, redatt*, prepar*, cre*, fatt*, fare, mont*
    controll*, verific*, prov*, test*, rilegg*, rilett*, approv*, rivedere, rivist*
    aggiorn*, cambi*, modific*, adatt*, traduc*, tradott*, tradu*
    compr*, acquist*, ordin*, procur*, ritir*, prend*, pres*, recuper*
    pag*, sald*, bonific*, vers*, fattur*
    pubblic*, caric*, stamp*, append*, appes*, annunci*
    puli*, svuot*, riordin*, tolt*, tolg*
    install*, mont*, mett*, mess*, pittur*, vernici*
    firm*, sottoscri*`,
  small:
    "il, lo, la, i, gli, le, l', un, uno, una, un', di, del, della, dei, delle, dell', a, al, alla, ai, alle, da, dal, dalla, in, nel, nella, con, su, sul, sulla, per, tra, fra, e, ed, o, ma, che, non, e', ho, ha, hanno, abbiamo, sono, si, mi, ti, ci, vi, ne, io, tu, lui, lei, noi, voi, loro, questo, questa, quello, come, piu, gia, anche, se, sto, ciao, grazie, domani, oggi, ieri, molto, tutto, suo, sua, mio, mia, cosi, perche, quando",
}
