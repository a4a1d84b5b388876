// The wording of clauses in Italian: what heads them, what says that they are there, and words that leave a trace of them.
import { type ClauseWords, cueLists } from './clause-words.ts'

export const itClauses: ClauseWords = {
  heads: {
    term: ['durata', 'decorrenza'],
    termination: ['recesso', 'risoluzione', 'disdetta'],
    renewal: ['rinnovo', 'proroga'],
    payment: ['prezzo', 'pagament', 'canone', 'compenso', 'corrispettivo', 'retribuzione', 'deposito'],
    liability: ['responsabilita'],
    indemnity: ['manleva'],
    confidentiality: ['riservatezza', 'segretezza'],
    'data protection': ['dati personali', 'privacy', 'trattamento dei dati'],
    'intellectual property': ['proprieta intellettuale', 'diritti d autore'],
    'governing law': ['legge applicabile'],
    'dispute resolution': ['foro', 'controversie', 'arbitrato'],
    'force majeure': ['forza maggiore'],
    assignment: ['cessione', 'sublocazione'],
    notices: ['comunicazioni', 'notifiche'],
    warranty: ['garanzia', 'garanzie'],
    'entire agreement': ['intero accordo'],
    signatures: ['firma', 'sottoscrizione'],
  },
  clauses: {
    term: ['durata', 'dura_', 'scade', 'tempo indeterminato', 'dal + al + contratto|locazione|servizio'],
    termination: ['reced', 'recesso', 'disdetta', 'risol', 'preavviso'],
    payment: [
      'paga|pagare|pagamento|canone|prezzo|compenso|corrispettivo|fattura|versa|stipendio|retribuzione + mese|mensil|giorni|anno|annu|euro|eur|iva|rate|rata|bonifico|ora',
    ],
    liability: ['responsabil + !polizza', 'risponde_', 'non risponde', 'risarci'],
    indemnity: ['manleva', 'tiene indenne', 'indenne', 'terra indenne', 'mallev'],
    confidentiality: ['riservat', 'segret', 'non divulg', 'non rivel'],
    'data protection': [
      'gdpr',
      'dati personali',
      'protezione dei dati',
      'privacy',
      'dati + cancell|tratta|conserva',
    ],
    'intellectual property': [
      'proprieta intellettuale',
      'diritti d autore',
      'diritto d autore',
      'brevett',
      'diritti di utilizzazione',
    ],
    'governing law': [
      'legge italiana',
      'diritto italiano',
      'regolato dalla legge',
      'legge applicabile',
      'diritto svizzero',
      'si applica + legge|diritto|codice civile',
      'codice civile + rinvi|rimand',
    ],
    'dispute resolution': ['foro_', 'tribunale', 'arbitr', 'controversi', 'mediazione', 'conciliazione'],
    'force majeure': [
      'forza maggiore',
      'caso fortuito',
      'sciopero|incendio|alluvione|guerra|terremoto|neve + non|sospes|nessun',
    ],
    assignment: ['cedere', 'cessione', 'cede_', 'ceduto', 'sublocare', 'sublocazione', 'subappalt'],
    notices: [
      'comunicazion + pec|raccomandata|scritt|indirizz|inviat',
      'notifiche',
      'pec_ + inviat|mand|indirizz|va|vanno',
    ],
    warranty: ['garantisce', 'garanzia + !deposito|a garanzia|fideiuss', 'vizi'],
    'entire agreement': [
      'intero accordo',
      'sostituisce + ogni|preced|tutt',
      'annulla + preced',
      'nessun altro accordo',
      'altri patti',
    ],
    signatures: ['firma_ + !alla firma', 'firmat', 'letto confermato', 'sottoscritt + luogo|data|letto'],
  },
  traces: cueLists(`
    termination: recess, recede, risol, disdett, annull
    renewal: rinnov, prorog
    payment: pag, prezzo, fattur, canone, compenso
    liability: responsab, dann
    indemnity: manlev, indenn, tiene indenne
    confidentiality: riservat, segret, divulg
    data protection: dati_, privacy, gdpr
    intellectual property: intellettuale, d autore, brevett, licenza
    governing law: legge_, diritto_, codice civile
    dispute resolution: foro_, tribunale, controvers, arbitr, mediaz
    force majeure: forza maggiore, incendio, alluvion, sciopero, pandemia, imprevist
    assignment: cession, cedere, subappalt, sublocaz
    notices: comunicaz, pec_, raccomandata
    warranty: garan, difett, vizi
    entire agreement: intero, sostituisce, esclusivo accordo
    signatures: firma, sottoscri
  `),
}
