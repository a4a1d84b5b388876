// How French asks about work.
import type { AskedTaskWords } from '../asked-words.ts'

export const askedTasks: AskedTaskWords = {
  code: 'fr',
  overdue:
    'en retard|retard|retards|en souffrance|dépassé|dépassée|dépassées|dépassés|échu|échues|aurait dû être|auraient dû être|à la traîne|traîne|traînent|périmé|oublié',
  open: 'ouvert|ouverte|ouvertes|ouverts|à faire|reste à faire|restent|reste|pas fini|pas finie|pas terminé|pas terminées|inachevé|non terminé|non terminées|encore à faire|en attente|sur mon bureau|en suspens',
  done: 'terminé|terminée|terminés|terminées|fini|finie|finis|finies|fait|faite|faits|faites|achevé|achevées|clos|bouclé|bouclées|accompli|réalisé|réalisées',
  blocked: 'bloqué|bloquée|bloqués|bloquées|coincé|coincée|coincées|coincés|en pause|à l arrêt|suspendu',
  progress: 'en cours|commencé|commencée|commencées|entamé|démarré|lancées',
  undated: 'sans date|sans échéance|sans délai|sans date limite|pas de date',
  unassigned: 'sans responsable|non attribué|non attribuées|à personne|non assignées',
  high: 'urgent|urgente|urgents|urgentes|priorité haute|haute priorité|prioritaire|prioritaires|important|importantes|pressant|presse',
  low: 'priorité basse|basse priorité|faible priorité|peut attendre',
  task: "tâche|tâches|tache|taches|choses|chose|travail|travaux|trucs|truc|todo|points|quoi|qu'est|quelque chose",
  due: 'échéance|échéances|dû|due|dues|à rendre|date limite|délai|pour quand|à terminer|arrive à échéance|arrivent à échéance|expire',
  count: 'combien|combien de|nombre de|nombre',
  who: 'qui|à qui|chez qui|responsable|qui est|lequel de nous|par qui',
  when: 'quand|pour quand|quelle date|quel jour|à quelle date|jusqu à quand|échéance de',
  why: "pourquoi|pour quelle raison|qu'attend|attend quoi|à cause de quoi|raison",
  mine: 'je|j|mes|mon|ma|moi|m|me|mien|miens|miennes',
  not: 'pas|sauf|sans|hormis|personne|aucun|aucune',
  oldest: 'depuis le plus longtemps|plus vieux|plus ancien|plus ancienne|plus en retard',
  next: 'prochain|prochaine|prochaines|ensuite|en premier|d abord|premier|première',
  state: 'où en est|où en sont|où en|avancement|état|statut|bilan|point sur|progresse|avance',
  show: 'qu est ce qui|qu est ce que|ce qui|ce que|montre|montre moi|affiche|liste|donne|donne moi|dis moi|quel|quelle|quels|quelles|que|est ce|c est|c|est|sont|a|ont|ai|ce|il|y|encore|déjà|tout|tous|toutes|maintenant|en ce moment|moment|actuellement|ça|qu|on|nous|notre|doit|doivent|dois|côté|chez|projet|projets|équipe|gens|été|avoir|total|en tout|s occupe|occupe|va|faire|fait quoi|prend|cours',
  more: 'plus|moins|chargé|chargée',
  forMe: 'pour moi',
  forWhom: 'pour',
  beforeDay: 'avant|le|pour',
}
