// The wording of clauses in Dutch: what heads them, what says that they are there, and words that leave a trace of them.
import { type ClauseWords, cueLists } from './clause-words.ts'

export const nlClauses: ClauseWords = {
  heads: {
    term: ['duur', 'looptijd'],
    termination: ['opzegging', 'beeindiging', 'ontbinding'],
    renewal: ['verlenging'],
    payment: ['prijs', 'betaling', 'huurprijs', 'vergoeding', 'tarief', 'loon', 'salaris', 'borgsom'],
    liability: ['aansprakelijkheid'],
    indemnity: ['vrijwaring'],
    confidentiality: ['geheimhouding', 'vertrouwelijk'],
    'data protection': ['persoonsgegevens', 'privacy', 'avg_'],
    'intellectual property': ['intellectuele eigendom', 'auteursrecht'],
    'governing law': ['toepasselijk recht'],
    'dispute resolution': ['geschillen', 'bevoegde rechter'],
    'force majeure': ['overmacht'],
    assignment: ['overdracht', 'onderhuur'],
    notices: ['kennisgeving', 'mededelingen'],
    warranty: ['garantie'],
    'entire agreement': ['gehele overeenkomst', 'volledige overeenkomst'],
    signatures: ['handtekening', 'ondertekening'],
  },
  clauses: {
    term: [
      'looptijd',
      'duur',
      'voor de periode',
      'aangegaan voor',
      'bepaalde tijd',
      'onbepaalde tijd',
      'loopt tot',
      'duurt',
    ],
    termination: ['opzeg', 'opgezegd', 'ontbind', 'beeindig'],
    payment: [
      'betaal|betalen|betaalt|betaling|huur|prijs|factuur|facturen|loon|vergoeding|tarief + maand|dagen|jaar|euro|eur|btw|uur|week|vooraf|termijn',
    ],
    liability: ['aansprakelijk'],
    indemnity: ['vrijwaar', 'vrijwaring', 'schadeloos'],
    confidentiality: ['geheim', 'vertrouwelijk', 'zwijg'],
    'data protection': [
      'avg_',
      'persoonsgegevens',
      'verwerkersovereenkomst',
      'gegevens + verwijder|gewist|verwerk',
    ],
    'intellectual property': ['intellectuele eigendom', 'auteursrecht', 'octrooi', 'eigendomsrecht'],
    'governing law': ['nederlands recht', 'belgisch recht', 'recht + van toepassing'],
    'dispute resolution': ['rechter', 'rechtbank', 'geschil', 'arbitrage', 'mediat'],
    'force majeure': ['overmacht'],
    assignment: ['overdrag', 'overdracht', 'onderverhu', 'onderaannem'],
    notices: ['kennisgeving + schriftelijk|adres', 'mededeling + schriftelijk|adres', 'berichten + adres'],
    warranty: ['garandeert', 'garantie + !bankgarantie', 'gebreken'],
    'entire agreement': [
      'gehele overeenkomst',
      'volledige overeenkomst',
      'vervangt + eerder|alle',
      'geen andere afspraken',
    ],
    signatures: ['handtekening', 'ondertekend', 'getekend', 'opgemaakt in'],
  },
  traces: cueLists(`
    termination: opzeg, ontbind, beeindig, annul
    renewal: verleng, voortzet
    payment: betal, prijs, factuur, huur_, vergoeding
    liability: aansprakel, schade
    indemnity: vrijwar
    confidentiality: vertrouwelijk, geheim
    data protection: persoonsgegevens, gegevens, avg_, privacy
    intellectual property: intellectue, auteursrecht, octrooi, licentie
    governing law: recht_, wet_
    dispute resolution: rechter, rechtbank, geschil, arbitr, mediat
    force majeure: overmacht, brand_, overstroming, staking, pandemie
    assignment: overdra, overdracht, onderverhu, onderaannem
    notices: mededeling, kennisgeving, aangetekend
    warranty: garant, gebrek
    entire agreement: volledige, vervangt
    signatures: getekend, handtekening, ondertekend
  `),
}
