// The wording of clauses in French: what heads them, what says that they are there, and words that leave a trace of them.
import { type ClauseWords, cueLists } from './clause-words.ts'

export const frClauses: ClauseWords = {
  heads: {
    term: ['duree'],
    termination: ['resiliation', 'rupture', 'conge', 'preavis'],
    renewal: ['reconduction', 'renouvellement'],
    payment: [
      'prix',
      'paiement',
      'loyer',
      'remuneration',
      'honoraires',
      'tarif',
      'salaire',
      'depot de garantie',
    ],
    liability: ['responsabilite'],
    indemnity: ['indemnisation', 'garantie contre'],
    confidentiality: ['confidentialite', 'discretion', 'secret'],
    'data protection': ['donnees', 'rgpd'],
    'intellectual property': ['propriete intellectuelle', 'droits d auteur', 'supports'],
    'governing law': ['loi applicable', 'droit applicable'],
    'dispute resolution': ['litiges', 'differends', 'juridiction', 'tribunal', 'mediation'],
    'force majeure': ['force majeure'],
    assignment: ['cession', 'sous location'],
    notices: ['notifications', 'election de domicile'],
    warranty: ['garantie'],
    'entire agreement': ['integralite'],
    signatures: ['signature'],
  },
  clauses: {
    term: [
      'duree de',
      'dure_',
      'conclu + pour|duree',
      'consenti + annees|ans|duree|mois',
      'duree indeterminee',
      'pour une periode',
    ],
    termination: [
      'resili',
      'rompre',
      'conge + donner|donne|preneur|bailleur',
      'denonc',
      'preavis',
      'resolu de plein droit',
      'met fin|mettre fin',
    ],
    payment: [
      'prix|loyer|salaire|remuneration|honoraires|redevance|facture|payable|paie|paye|verse|regle + mois|jours|an|euros|eur|ht|ttc|taxe|terme|signature|annuel|mensuel|echeance|reception|heure',
    ],
    liability: [
      'responsabilite + !assurance responsabilite',
      'responsable + dommage|perte|vol|faute|retard',
      'ne repond pas',
      'repond de',
    ],
    indemnity: [
      'garantit + contre|recours|tiers',
      'indemnise',
      'releve + indemne',
      'tient indemne',
      'garantir + contre',
    ],
    confidentiality: ['confidentiel', 'secret', 'divulgu', 'discretion', 'ne revel'],
    'data protection': [
      'rgpd',
      'donnees personnelles',
      'donnees a caractere',
      'donnees + efface|traite|conserve|supprime',
    ],
    'intellectual property': [
      'propriete intellectuelle',
      'droits d auteur',
      'droit d auteur',
      'restent la propriete',
      'reste la propriete + oeuvre|logiciel|support|document|dessin|plan',
      'brevet',
    ],
    'governing law': [
      'droit + applique|applicable|regi|soumis + francais|belge|suisse|luxembourgeois|quebecois',
      'regi par + droit|loi',
      'loi francaise',
      'soumis au droit',
    ],
    'dispute resolution': ['tribuna', 'litige', 'differend', 'arbitrage', 'mediat', 'amiable', 'conciliat'],
    'force majeure': [
      'force majeure',
      'cas fortuit',
      'greve|inondation|incendie|guerre + suspend|exoner|empech|reduit',
    ],
    assignment: ['ceder', 'cession', 'cede', 'sous lou', 'transmettre + contrat|bail', 'sous trait + accord'],
    notices: [
      'notification + adress|lettre|ecrit',
      'election de domicile',
      'communications + adress',
      'lettre recommandee + adress|notific|domicile',
    ],
    warranty: [
      'garantit que',
      'garantie de',
      'garanti + conform|vice|qualite|defaut|fonction',
      'vices caches',
    ],
    'entire agreement': [
      'integralite',
      'annule et remplace',
      'remplace + anterieur|precedent|tout',
      'tout ce qui a ete convenu',
    ],
    signatures: [
      'fait a',
      'signature + !a la signature|a signature|jour de la signature',
      'lu et approuve',
      'pour le client',
    ],
  },
  traces: cueLists(`
    termination: resili, rupture, denonc, annul
    renewal: renouvel, reconduct, prorog
    payment: paie, pay_, prix, facture, loyer
    liability: responsab, dommage, prejudice
    indemnity: indemn, garantit contre
    confidentiality: confidenti, secret, divulg
    data protection: donnees, rgpd, vie privee
    intellectual property: intellectuelle, droit d auteur, droits d auteur, brevet, licence
    governing law: droit_, loi_, code civil
    dispute resolution: tribun, litige, arbitr, mediat, differend
    force majeure: force majeure, incendie, inondation, greve, pandemie, imprevis
    assignment: cession, ceder, cede_, sous trait, sous lou
    notices: notific, recommande, courrier
    warranty: garant, defaut, vice_
    entire agreement: integral, remplace, annule
    signatures: signat, signe
  `),
}
