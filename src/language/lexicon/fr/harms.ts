// How French says what no rule may do to others.
import type { HarmWords } from '../harm-words.ts'

export const frenchHarm: HarmWords = {
  code: 'fr',
  name: "au nom de|du|des, en mon|son|leur|notre|votre nom, a son nom, en mon nom, de la part de, comme si je|c', fais semblant, fais comme si, faire semblant, te faire passer pour, signe|reponds|ecris comme, en tant que moi, a ma place, a sa place",
  conceal:
    'en secret, secretement, en cachette, discretement, en douce, sans le|lui|leur dire, sans * prevenir|informer|demander|avertir, a * insu, dans * dos, cacher, masque, masquer, dissimule, dissimuler, copie cachee, cci, bcc',
  rights:
    "en tant qu' admin|administrateur, comme admin|administrateur, droits d' admin|administrateur, droits admin, nomme * administrateur|admin, je compte comme, donne|donner|accorde * acces|droits|autorisation|autorisations|permissions",
  finish:
    'comme terminee|termine|terminees|faite|fait|faites|approuve|approuvee|paye|payee|lu|resolue, cloture|ferme toutes|les|ses taches, approuve automatiquement, valide automatiquement, considere comme approuve|valide|paye',
  outsider:
    "mon gmail, mon adresse perso|personnelle|privee, ma boite perso|personnelle|privee, adresse privee|personnelle, a ma femme|mere|soeur|fille|copine, a mon mari|pere|frere|fils|copain|ami, a un ami|journaliste|concurrent, a la presse, au concurrent, aux concurrents, aux journaux, a l' exterieur, a l' externe, vers l' exterieur, hors de l' entreprise|la_societe, en dehors de l' entreprise|la_societe, adresse externe",
  aware:
    'sache, sait, voie, voit, remarque, apprenne, prevenir, previens, prevenu, prevenue, informe, informee, informes, dire, dis, avertir, averti, avertie, notifie, notifiee',
  trust:
    "comme verifie|verifies|verifiees|fiable|fiables|sur|surs, fais confiance, faire confiance, meme s' il|ils|elle n' est|sont, meme si c' n' est, meme non verifie|verifies, sans confirmation|verification|validation|controle|demander, peu importe qui, quel que soit l' expediteur",
  checks:
    "verification, verifications, filtre, filtres, antispam, controle, controles, protection, confidentialite, quarantaine, journal d' audit",
  disable:
    'saute, passe, contourne, contourner, desactive, desactiver, coupe, sans, ignore, ignorer, supprime, leve, evite',
  secrets:
    'mot de passe, mots de passe, code|codes de verification|securite|connexion, identifiants, coordonnees bancaires, rib, salaires, fiches de paie, mails prives, messages prives, courriels prives, boite de tout_le_monde, mails de tous|tout_le_monde|mes_collegues, messages de tout_le_monde',
  neg: "ne, n', pas, jamais, sans, personne, aucun, aucune, ni",
}
