// Which sentences on notice are about ending a contract, and which are about something else, in each language (see ../cues.ts).

export interface NoticeRuleWords {
  /** Ending the contract, or keeping it from being renewed. */
  ending: readonly string[]
  /** Notice of something else: prices, changes, goods, visits, payment, leave. */
  apart: readonly string[]
  probation: readonly string[]
  /** After the probation, and not during it. */
  afterProbation: readonly string[]
  /** Points back to the sentence before: "during this time". */
  thisTime: readonly string[]
  breaks: readonly string[]
  /** The contract itself says "at any time". */
  atAnyTime: readonly string[]
  /** The day that a notice counts back from is the end of the contract. */
  theEnd: readonly string[]
  /** Not before some day, or a different length later on. */
  staged: readonly string[]
}

const en: NoticeRuleWords = {
  ending: [
    'terminat',
    'cancel',
    'end this|end it|end the|end their|to end|be ended|ending the|ended by|put an end',
    'bring + to an end',
    'renew|renews|renewed|renewal',
    'extend|extended|prolong|rolls over',
    'continues|continue + unless',
    'year to year',
    'expir',
    'before it ends|before the end of the term|before the end of the contract|end of the agreement',
    'leave + employ|company',
    'determine + agreement|lease|tenancy',
    'notice period',
    'quit_',
    'does not wish|says no|say no|must tell',
  ],
  apart: [
    'increase|increases|increased|raise|raises|raised|adjust|rise|revise + price|prices|fee|fees|rent|charge|charges|rate|rates|premium',
    'change|changes|amend|vary|modify + price|prices|fees|terms_|specification|service_|services',
    'return|returns|returned + goods|equipment|items|stock|products|materials|deposit',
    'inspect|inspection|inspections|visit|audit|enter the premises',
    'suspend|maintenance|downtime',
    'holiday|annual leave|vacation|sick',
    'on termination|upon termination|after termination|following termination|on expiry|upon expiry',
    'cancel + appointment|booking|lesson|class|session|delivery|order_|orders',
    'assign|sublet|transfer + consent|notice of the transfer',
    'dispute|arbitrat|claim',
    'remedy|remedied|rectify|cure + notice',
  ],
  probation: ['probation', 'trial period'],
  afterProbation: ['after + probation|trial period', 'following + probation', 'completed + probation'],
  thisTime: ['during this|during that|in this time|within this period|in this period'],
  breaks: ['break_|break date|break clause|break option|break right'],
  atAnyTime: ['at any time', 'any time'],
  theEnd: ['before|prior to|preceding|advance + end_|ends_|expir|expiry|expiration|renew|termination date'],
  staged: [
    'contract year',
    'thereafter',
    'afterwards',
    'at the earliest',
    'not before',
    'for the first time',
    'or more',
    'years of service',
  ],
}

const de: NoticeRuleWords = {
  ending: [
    'kundig',
    'gekundigt',
    'kundbar',
    'verlanger',
    'beend',
    'widersprech|widerspricht + verlanger',
    '*kundigungsfrist',
  ],
  apart: [
    'erhoh|anheb|anpass|anzupassen|angepasst + preis|preise|miete|entgelt|gebuhr|pauschale|vergutung',
    'anderung + preis|preise|leistung|leistungen',
    'ruckgabe|zuruckgeben|zuruckzugeben|rucksendung',
    'besichtig|betreten|wartungsarbeiten',
    'urlaub',
    'nach beendigung|nach kundigung|bei beendigung|bei vertragsende',
    'termin|kurs|lieferung|bestellung + absag|storn',
    'mangel|mangels + anzeig|ruge|rugen',
    'sonderkundigung',
  ],
  probation: ['probezeit', 'erprobung'],
  afterProbation: ['nach + probezeit', 'nach ablauf der + probezeit', 'ende der probezeit'],
  thisTime: ['in dieser zeit|wahrend dieser|in diesem zeitraum|innerhalb dieser'],
  breaks: ['ausstiegs', 'ausstiegsrecht', 'sonderkundigungsrecht zum'],
  atAnyTime: ['jederzeit'],
  theEnd: ['vor|zum + ablauf|ende_|vertragsende|laufzeit|vertragsablauf'],
  staged: [
    'danach',
    'erstmals',
    'fruhestens',
    'anschliessend',
    'jahren + betriebszugehorigkeit|beschaftigung',
    'verlangert sich die + kundigungsfrist',
  ],
}

const fr: NoticeRuleWords = {
  ending: [
    'resili',
    'denonc',
    'conge_',
    'conge donne',
    'reconduc',
    'reconduit',
    'renouvel',
    'prorog',
    'rompre|rompu|rupture',
    'mettre fin',
    'avant la fin|avant le terme|avant l echeance|avant l expiration',
    'demission',
  ],
  apart: [
    'augment|revis|indexe|indexation|major + prix|loyer|tarif|tarifs|redevance',
    'modif + prix|tarif|tarifs|conditions|services',
    'restitu|retour + materiel|marchandise|marchandises|depot',
    'visite|inspection',
    'conges payes|conge annuel',
    'apres la resiliation|a la fin du contrat + restitu',
    'annul + commande|rendez vous|seance|cours',
  ],
  probation: ['periode d essai', 'essai'],
  afterProbation: ['apres + essai', 'a l issue de + essai', 'passe + essai'],
  thisTime: ['pendant cette|durant cette|au cours de cette'],
  breaks: ['faculte de sortie', 'triennal'],
  atAnyTime: ['a tout moment', 'a toute epoque'],
  theEnd: ['avant + fin_|echeance|terme_|expiration'],
  staged: ['ensuite', 'au plus tot', 'pour la premiere fois', 'puis_', 'anciennete'],
}

const es: NoticeRuleWords = {
  ending: [
    'rescind|rescis',
    'denunci',
    'resolver|resolucion|resuelv',
    'prorrog',
    'renov',
    'desist',
    'cancel',
    'terminar|termina|terminacion|fin del contrato|finaliz',
    'poner fin',
    'dimi',
  ],
  apart: [
    'subir|subira|aument|actualiz|revis|increment + precio|precios|renta|tarifa|tarifas|cuota',
    'modific + precio|precios|condiciones|servicio|servicios',
    'devol + material|mercancia|fianza|equipo|equipos',
    'visita|inspecc',
    'vacaciones',
    'cancel + cita|pedido|reserva|clase',
  ],
  probation: ['periodo de prueba'],
  afterProbation: ['tras + prueba', 'despues + prueba', 'superado + prueba', 'finalizado + prueba'],
  thisTime: ['durante este|durante dicho|en este periodo'],
  breaks: [],
  atAnyTime: ['en cualquier momento'],
  theEnd: ['antes|antelacion|anticipacion + vencimiento|fin_|termino|finaliz|termin|expir|vence|prorroga'],
  staged: ['posteriormente', 'a partir de entonces', 'como pronto', 'por primera vez', 'antiguedad'],
}

const it: NoticeRuleWords = {
  ending: ['disdett', 'disdire', 'reced', 'recesso', 'rinnov', 'prorog', 'risol', 'scadenza', 'dimission'],
  apart: [
    'aument|adegu|rivedere|revision|rivalut + canone|prezzo|prezzi|tariffa|tariffe|corrispettivo',
    'modific + prezzo|prezzi|condizioni|servizio|servizi',
    'restitu|reso_ + merce|merci|materiale|deposito',
    'visita|ispezion',
    'ferie',
    'annull + ordine|prenotazione|lezione',
  ],
  probation: ['periodo di prova', 'prova_'],
  afterProbation: ['dopo + prova', 'superato + prova', 'termine del periodo di prova', 'decorso + prova'],
  thisTime: ['durante questo|durante tale|in questo periodo'],
  breaks: [],
  atAnyTime: ['in qualsiasi momento', 'in ogni momento', 'in qualunque momento'],
  theEnd: ['prima|anticipo + scadenza|termine|fine_|rinnovo'],
  staged: ['successivamente', 'non prima', 'per la prima volta', 'anzianita'],
}

const nl: NoticeRuleWords = {
  ending: [
    'opzeg',
    'opgezegd',
    'zegt + op_',
    'verleng',
    'beeindig',
    'einde van de overeenkomst',
    'voor afloop|voor het einde',
  ],
  apart: [
    'verhog|verhoogd|aanpass|indexe + prijs|prijzen|huur|tarief|tarieven|vergoeding',
    'wijzig + prijs|prijzen|tarief|tarieven|voorwaarden|diensten',
    'terugg|retour + goederen|materiaal|borg',
    'bezichtig|inspectie',
    'vakantie|verlof',
    'annul + afspraak|bestelling|les_|lessen',
  ],
  probation: ['proeftijd', 'proefperiode'],
  afterProbation: ['na + proeftijd', 'na + proefperiode'],
  thisTime: ['tijdens deze|in deze periode|gedurende deze'],
  breaks: ['tussentijdse breakoptie|breakoptie|break optie'],
  atAnyTime: ['op elk moment', 'te allen tijde'],
  theEnd: ['voor|van tevoren + einde|afloop|verstrijken|einddatum'],
  staged: ['daarna', 'op zijn vroegst', 'voor het eerst', 'dienstjaren'],
}

const pt: NoticeRuleWords = {
  ending: [
    'denunci',
    'rescind|rescis',
    'renov',
    'prorrog',
    'resol',
    'cessa',
    'por termo',
    'termo do contrato',
    'fim do contrato',
    'oposicao',
    'cancel',
    'demi',
  ],
  apart: [
    'aument|reajust|atualiz|revis + preco|precos|renda|aluguel|tarifa|tarifas|valor',
    'alter|modific + preco|precos|condicoes|servico|servicos',
    'devol + material|mercadoria|caucao|equipamento',
    'visita|inspec',
    'ferias',
    'cancel + encomenda|marcacao|reserva|aula',
  ],
  probation: ['periodo experimental', 'periodo de experiencia'],
  afterProbation: [
    'apos + experimental|experiencia',
    'depois + experimental|experiencia',
    'findo + experimental|experiencia',
  ],
  thisTime: ['durante este|durante esse|neste periodo'],
  breaks: [],
  atAnyTime: ['a qualquer momento', 'a todo o tempo', 'a qualquer tempo'],
  theEnd: ['antes|antecedencia + termo|fim_|vencimento|final|renovacao|prazo'],
  staged: ['posteriormente', 'a partir dai', 'no minimo apos', 'pela primeira vez', 'antiguidade'],
}

const all: Readonly<Record<string, NoticeRuleWords>> = { en, de, fr, es, it, nl, pt }

export const noticeRuleWords = (language: string): NoticeRuleWords => all[language] ?? en
