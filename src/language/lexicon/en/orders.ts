// How English orders, and what it says instead.
import type { OrderWords } from '../order-words.ts'

export const orders: OrderWords = {
  code: 'en',
  courtesy:
    "please|pls|plz|kindly|hi|hey|hello|ok|okay|so|well|right|great|good|thanks|thank you|thx|cheers|yes|yep|sure|alright|just|now|then|also|copilot|assistant|mate|if you can|if you could|if possible|if you don't mind|if you do not mind|if that's ok|if it's ok|when you can|when you get a chance|when you have time|if you have time|for me|for us|go ahead and|quickly|asap|right away|instead|actually|anyway|after all|again|back|over|down|up|off|out|one|thing|stuff|bit|will you|would you|said ok|said yes|said so|is fine|good morning|good afternoon|fyi|btw|by the way|ready|all done|help me|help me to|morning|hey there|there|too|somewhat|a bit|a little|still",
  polite:
    "can you|could you|would you|will you|can we|could we|can someone|could someone|can somebody|could somebody|would you mind|do you mind|are you able to|is it possible to|would it be possible to|may i ask you to|could i ask you to|can i ask you to|can i get you to|could i get you to|might you|why don't you go ahead and|be so kind as to|do me a favour and|do me a favor and|i was wondering if you could|wondering if you could|any chance you could|you can|you could|you may",
  wishes:
    "i want you to|i want|i'd like you to|i would like you to|i'd like to|i would like to|i'd like|i would like|i'd love you to|i need you to|i need to|i want to|i need|we need to|we want to|we need|let us|let's|lets|make sure that|make sure|i wish to|it would be great if you could|it would be nice if you could|i'd appreciate it if you could|i would appreciate it if you could|you should|time to|go and|feel free to|i vote|i'm voting|i am voting|i'll vote|i will vote|i'm for|i am for|i'd go for|i'll take|i take|i'll do|i'll own|i will take|i will do|my vote goes to|my vote is|i choose|i pick|put me down|count me in|don't let me forget|do not let me forget|don't forget to remind me",
  nods: 'ok|okay|yes|please|thanks|alright|will you|would you|could you|can you',
  asks: "what|what's|whats|who|who's|whose|whom|which|when|where|why|how|is|are|am|was|were|do|does|did|has|have|had|should|shall|may|might|must|can i|could i|can he|can she|can they|could he|could she|could they|can anyone|can ben|isn't|aren't|wasn't|didn't|doesn't|don't you|hasn't|haven't|won't|any|anyone|anybody|any idea|do you know|will|would|what if|how about|what about|tell me|show me|explain|remind me what|remind me who|remind me when|remind me which|remind me how|remind me why|remind me where|tell us|list|find|search|summarise|summarize|compare|describe|look up",
  denies:
    "don't|do not|dont|does not|doesn't|did not|didn't|not|never|no|nobody|nothing|none|cannot|can't|cant|won't|will not|wouldn't|would not|shouldn't|should not|mustn't|must not|isn't|aren't|wasn't|weren't|haven't|hasn't|hadn't|no longer|without|neither|nor|nope|refuse|avoid|stop short|hold off|refrain|undo that|forget it|forget that|never mind|nevermind|scrap that|wait",
  ifs: 'if|unless|once|as soon as|in case|provided|providing|assuming|suppose|supposing|imagine|when|whenever|until after|otherwise|say we|let us say|hypothetically|in theory|theoretically|would have|could have|should have|had i|had we|were i|only after|depending on|whether|pretend',
  reports:
    'said|says|say that|saying|told|tells|wrote|writes|asked|asks|asking|wants|wanted|thinks|thought|claims|claimed|suggests|suggested|suggesting|according to|insists|insisted|mentioned|proposes|proposed|requests|requested|quote|quoting|reads|demands|demanded|ordered us|begged|heard|replied|answered|instructs|instructed|recommended|recommends|was told|were told|is telling|keeps saying|everyone keeps',
  choices:
    'or|either|except|excepting|other than|apart from|but not|rather than|instead of|versus|vs|not only',
  doubts:
    'maybe|perhaps|might|possibly|probably|i think|i guess|i suppose|i believe|i wonder|wondering|not sure|unsure|considering|thinking of|thinking about|thinking that|i hope|hopefully|i doubt|in principle|ideally|one day|some day|someday|could be|i feel like|i am tempted|i was going to|i was about to|i almost|i nearly',
  subjects:
    "i|i'm|i've|i'll|i'd|we|we're|we've|you|he|he's|she|she's|they|they're|it|it's|this|that|that's|there|there's|somebody|someone|everybody|everyone|nobody|people|who",
  self: "i|i'm|i've|we|we've|we're|it|it's|that|that's|this",
  finite:
    "is|isn't|are|was|were|be|been|has|had|have|does|did|will|would|could|should|might|must|may|can|seems|looks|gets|got|went|goes|came|comes|needs|wants|takes|took|likes|means|makes|lets",
  modals:
    'will|shall|going to|gonna|should|must|have to|has to|need to|needs to|want to|wants to|can|could|would|might|may|plan|planned|try|tried|trying|hope|almost|nearly|half|partly|soon|about to|supposed to|ought to|never|wish|would like|intend|begin|began|started|start|tomorrow|later|used to|usually|always|to be|to do|yet',
  past: 'moved|pushed|postponed|shifted|rescheduled|assigned|reassigned|gave|handed|passed|marked|deleted|removed|dropped|cancelled|canceled|set|changed|closed|reopened|added|created|voted|raised|lowered|commented|reminded|delayed|extended|bumped|put|made|ordered|followed|was moved|got moved|been moved',
  reasons:
    "because|since|as|so that|so|for|we|i|he|she|they|it|the|that|that's|this|there|then|which|who|legal|everyone|everybody|nobody|ben|my|our",
  verbs:
    'move|push|postpone|shift|reschedule|delay|extend|bring|pull|nudge|bump|defer|set|put|change|make|switch|update|assign|reassign|give|hand|pass|delegate|transfer|transfer|mark|tick|check|cross|complete|finish|close|end|reopen|open|start|begin|block|unblock|resume|pause|park|delete|remove|drop|trash|cancel|scrap|get rid of|add|create|note|jot|write|log|leave|post|comment|raise|lower|increase|decrease|prioritise|prioritize|escalate|remind|ping|nudge me|tell|let|vote|choose|pick|take|swap|exchange|follow|unfollow|watch|unwatch|subscribe|unsubscribe|stop following|stop watching|keep me posted|approve|accept|release|book|send|call|order|do|turn|flag|schedule|plan|prepare|count|record|register|enter|fix|sign|pay|draft|buy|arrange|organise|organize|renew|review|resolve|wrap|settle|have|get|track|remember|submit|clear|use|throw|ask|let me|hold|mail|invite|insert|draw|collect|label|inform|chase',
  all: "all|every|everything|each|any|whatever|the rest|all of|mine|everything's|them|these|those|they|overdue",
  ordinals: 'first|second|third|fourth|fifth|sixth|last|latter|former',
  pairs: 'both|the two|two of them',
  acting:
    "task|tasks|todo|todos|to do|item|items|ticket|tickets|card|due|due date|date|deadline|deadlines|day|priority|prio|priorities|urgent|urgency|important|high|higher|highest|top|medium|normal|low|lower|lowest|status|state|done|completed|complete|finished|closed|open|blocked|progress|in progress|review|pending|hold|stuck|started|assignee|owner|owned|comment|comments|note|remark|saying|says|that says|reminder|reminders|poll|polls|vote|votes|survey|project|projects|me|mine|myself|my|it|them|those|these|this|that|called|named|about|overdue|late|unassigned|new|following|by|until|till|till|end|list|board|remaining|rest|sent|fine|approved|paid|booked|chosen|chose|signed|ordered|submitted|handed in|delivered|finalised|finalized|wrapped|sorted|fixed|mine that's|responsible|charge|in charge|off the list|from the list|tag|due by|o'clock|am|pm|a m|p m|at|mail|email|hours|hour|minutes|days|week|weeks|month|earlier|later|sooner|forward|longer|time",
}
