// How French asks.
import type { QuestionWords } from '../question-words.ts'

export const questions: QuestionWords = {
  code: 'fr',
  small:
    'le|la|les|l|un|une|des|du|de|d|et|ou|mais|si|que|qu|qui|quoi|dont|où|quand|comment|pourquoi|quel|quelle|quels|quelles|combien|est|sont|était|être|suis|êtes|sommes|a|ai|as|ont|avons|avez|avoir|je|j|me|m|moi|mon|ma|mes|tu|te|t|ton|ta|tes|il|elle|on|nous|notre|nos|vous|votre|vos|ils|elles|leur|leurs|se|s|son|sa|ses|ce|c|cet|cette|ces|ça|cela|y|en|dans|sur|sous|par|pour|avec|sans|chez|à|au|aux|ne|n|pas|plus|non|oui|très|trop|aussi|tout|toute|tous|toutes|bonjour|merci|svp|plaît|question|faire|fait|faut|peut|peux|puis|pouvez|veux|voudrais|savoir|dire|quelqu|chose|bien|encore|déjà|après|avant|pendant|depuis|entre|comme|même|autre|là|ici|alors|donc|car|est-ce|jusqu|madame|monsieur|cordialement',
  chatter:
    'dit|dire|disent|entendu|maintenant|espère|crois|pense|voudrais|aimerais|demande|savoir|aide|monde|actuellement|faire|fais|fait|arrive|trouve|trouver|gens',
  asks: {
    person: 'qui|à qui|quelle personne|de qui|interlocuteur|responsable',
    day: 'quand|quelle date|quel jour|jusqu à quand|avant quand|délai|à partir de quand',
    clock: 'à quelle heure|quand|horaires|jusqu à quelle heure|quelle heure|heures d ouverture',
    money: 'combien coûte|combien|prix|tarif|coûte|coût|payer|frais|montant|à combien|c est combien|caution',
    count: 'combien|combien de|nombre de|quel âge|quelle taille|quelle hauteur|maximum|minimum|pour cent',
    duration: 'combien de temps|combien de jours|combien d heures|durée|quel délai|jusqu à quand',
    place: 'où|à quel endroit|quelle salle|quelle porte|adresse',
    code: 'mot de passe|code|identifiants|pin',
    phone: 'téléphone|numéro|appeler',
    address: 'mail|e-mail|adresse|courriel|écrire|site|contact',
    allowed:
      'est-ce que|puis-je|peut-on|pouvons-nous|avons-nous le droit|est-il possible|possible|permis|autorisé|peut|peux|y a-t-il|dois-je|faut-il|remboursez|vous',
    manner: 'comment|que faire|que se passe|quoi faire|démarche',
    reason: 'pourquoi|raison',
  },
  denies: 'ne|pas|aucun|aucune|jamais|personne|interdit|sans|sauf|non|ni',
  permits: 'peut|peuvent|doit|doivent|possible|faut|oui|toujours|gratuit|gratuitement|compris|permis|admis',
  units:
    'seconde|secondes|minute|minutes|heure|heures|jour|jours|semaine|semaines|mois|an|ans|année|années|nuit|nuits',
  at: 'à|au|aux|dans|sur|sous|près|derrière|devant|à côté|en face|chez|entre',
  opens: 'est-ce|peut|puis|peux|pouvez|pouvons|avez|as|est|y|faut|dois|remboursez',
}
