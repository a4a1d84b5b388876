// How English asks.
import type { QuestionWords } from '../question-words.ts'

export const questions: QuestionWords = {
  code: 'en',
  small:
    "a|an|the|and|or|but|if|of|to|in|on|at|by|for|with|from|as|is|are|was|were|be|been|being|am|do|does|did|done|has|have|had|having|i|me|my|mine|you|your|yours|u|ur|we|us|our|ours|he|him|his|she|her|they|them|their|it|its|this|that|these|those|there|here|what|which|who|whom|whose|when|where|why|how|will|would|shall|should|can|could|may|might|must|not|no|yes|so|too|very|just|also|any|some|all|more|most|than|then|about|into|over|out|up|down|off|again|once|please|pls|plz|thanks|thank|hi|hello|hey|dear|all|kind|regards|best|cheers|question|quick|know|tell|wonder|wondering|anyone|anybody|somebody|someone|something|anything|s|t|d|ll|re|ve|m|don|doesn|isn|aren|won|can't|cannot|i'm|i'd|i'll|i've|it's|what's|whats|is it|really|actually|exactly|maybe|perhaps|got|get|gets|going|go|goes|want|like|let|much|many|long|far|often|soon|still|already|yet|ever|never|only|even|own|same|such|other|another|each|every|both|few|thing|things|way|make|makes|made|one|ones|because|while|until|till|during|between|before|after|since|per|via|etc|however|well|good|morning|afternoon|sorry|mean|need|needs|use|whether|though|although|else",
  chatter:
    'told|said|say|says|saying|hope|hoping|went|came|hear|heard|hearing|around|suppose|supposed|chance|matter|matters|now|currently|help|think|thinks|thought|believe|guess|seem|seems|try|trying|tried|ask|asks|asked|asking|simply|somehow|nowadays|kind|sort|bit|lot|guys|folks|everybody|everyone|people|given|case|term|terms|regarding|love|hate|happen|happens|happened|look|looking|find',
  asks: {
    person: 'who|whom|whose|which person|name of|what person|who is|contact for|in charge|person responsible',
    day: 'when|what date|which date|what day|which day|by when|until when|deadline|last day|which month|on which day|expire|run out|how late|since when',
    clock:
      'what time|when|from when|until when|opening hours|hours|at what hour|how late|how early|till when',
    money:
      'how much|what does it cost|cost|costs|price|prices|pay|paid|charge|charged|fee|what do you charge|salary|earn|expensive|cheap|cheaper|cheapest|amount|refund|deposit|up to what amount|limit|cap|threshold|€|$|£',
    count:
      'how many|how much|how often|number of|how old|what age|how far|how high|how wide|how big|how tall|how heavy|how warm|percent|percentage|maximum|minimum|limit|size|which number|how far ahead|how early|what size',
    duration:
      'how long|how many days|how many weeks|how many months|how many hours|how many years|how much time|how far ahead|how early|how soon|how quickly|within|notice|until when|by when|deadline|how far in advance',
    place:
      'where|which place|which room|what address|which door|which floor|location|what place|meeting place|which way',
    code: 'password|code|pin|passcode|combination|access code|login|credentials|pw',
    phone:
      'phone|telephone|number to call|whom do i call|who do i call|ring|call|whom do i ring|who do i ring',
    address:
      'email|e-mail|mail address|address|write to|website|link|url|contact|whom do i write|who do i write',
    allowed:
      'can i|can we|may i|may we|am i allowed|are we allowed|is it allowed|is it ok|is it okay|is it possible|allowed|permitted|ok to|possible|could i|could we|can you|do i|do we|does it|is there|are there|do you|have i|must i|must we|should i|need to|is it|does|will',
    manner:
      'how do i|how do we|how can i|how can we|how to|how does|what do i do|what must i do|what should i do|what now|what to do|steps|procedure|way to|what happens|help|how is|how are',
    reason: 'why|reason|how come|what for',
  },
  denies:
    "not|n't|no|never|nobody|none|neither|nor|cannot|forbidden|prohibited|without|unless|except|instead|refused|excluded|only",
  permits:
    'may|can|allowed|possible|must|should|need|needs|needed|required|have to|yes|welcome|always|only|up to|at least|free|entitled|included|permitted|accepted',
  units: 'second|seconds|minute|minutes|hour|hours|day|days|week|weeks|month|months|year|years|night|nights',
  at: 'in|at|on|beside|next to|behind|under|above|near|opposite|to the|from the|inside|outside|between|left|right',
  opens:
    'can|could|may|might|is|are|am|do|does|did|will|would|should|shall|must|has|have|had|was|were|any|ok|need',
}
