// English: its closed classes and the set phrases of asking, promising and labelling.
import type { Language } from '../language.ts'
import { verbForms } from './verbs.ts'

export const english: Language = {
  code: 'en',
  telling:
    "the and you to of for is are was were will would can could have has with that this from we i our my your it be on in at by as not n't please but if they she he there about when what so all any me us her his their 'll 're 's 've 'm been had do does did up out no one some who how which than then thanks hi dear",
  classes: {
    i: 'i|myself|me',
    you: 'you|your|yours|yourself|u|ya|you guys|you two|you both|you all',
    we: 'we|us|our|ours|let us|all of us',
    they: 'he|she|they|him|them|his|their|theirs',
    subject: 'i|we|he|she|they',
    thing:
      'it|this|that|these|those|its|everything|the rest|the latter|the former|the following|one|ones|the same|the lot',
    somebody:
      'somebody|someone|anybody|anyone|one of you|either of you|any of you|one of us|some of you|any volunteers|volunteers|whoever|whoever is free|who can|who could|who is able|who has time|could somebody|can somebody|can anyone|can someone|could someone|does anyone|does anybody',
    nobody: 'nobody|no one|none|neither',
    everybody: 'everybody|everyone|all of you|both of you|all|both|each of you|team|folks|guys|y all',
    can: "can you|could you|would you|will you|can u|could u|are you able|would you be able|could you be|would it be possible|is it possible|would you mind|do you mind|would you be so kind|may i ask|might i ask|could i ask|can i ask|i would ask|i 'd ask|i ask|may we ask|you could|can we|could we|can i|could i|may i|if you could|if you can|if you would|any chance you|any chance|do you think you could|would you care|will n't you|you 'd",
    must: "must|should|shall|has to|have to|needs to|need to|needs|need|ought to|is to|are to|am to|'s to|got to|has got to|supposed to|required to|due to|is expected to|are expected to|to be|must be|should be|needs to be|need to be|has to be|have to be|is to be|are to be|still to|remains to|wants to be|wants doing|better",
    will: "will|'ll|wo|going to|gon na|is going to|are going to|am going to|'m going to|'s going to|'re going to|plan to|plans to|intend to|promised to|promises to|agreed to|offered to|volunteered to|is about to|would|'d|happy to|glad to|my plan is to|the plan is to",
    is: "is|are|am|was|were|'s|'re|'m|be|being|been|seems|looks|sounds|feels|became|remains|stays",
    have: "have|has|had|'ve|having",
    do: 'do|does|did|done|doing',
    not: "not|n't|never|no|without|hardly|no longer|no need|do n't|neither|nor|none|nothing|instead of|rather than|cannot|refuse|no action|no reply|not necessary|need not|off the hook",
    doubt:
      'maybe|perhaps|might|may|possibly|probably|i think|i guess|i suppose|not sure|unsure|wonder|in theory|one day|some day|someday|hopefully|i hope|apparently|supposedly|presumably|allegedly|likely|could|imagine|reckon|rumour|thinking about|thinking of|toying with|tempted to|would have|could have|should have|might have|if only|what if|suppose|hypothetically',
    if: 'if|unless|in case|provided|provided that|assuming|should you|whether|otherwise|as long as|depending',
    when: 'when|once|whenever|after|before|until|till|while|as soon as|by the time|since|during|every time|next time',
    because: 'because|since|so that|so|as|otherwise|thanks to|due to|that is why|therefore|hence|then',
    which: 'which|who|whom|whose|where',
    that: 'that|whether|how|why|to see',
    and: 'and|&|plus|then|as well as|and then',
    or: 'or|either',
    but: 'but|although|though|however|yet|except|apart from|only',
    what: 'what|how|why|where|which|who|when|whose',
    the: 'the|a|an|my|your|our|his|her|their|its|some|any|all|each|every|another|both|several|these|those|this',
    at: 'at|in|on|to|for|with|from|of|about|into|onto|over|under|between|through|via|against|regarding|re|concerning|per|off|up|out|down|back|away|around|round|towards',
    by: 'by|before|until|till|no later than|not later than|due|due by|due on|deadline|latest|at the latest|by end of|by the end of|in time for|ahead of|needed by|by close of',
    please:
      'please|pls|plz|kindly|pretty please|i beg|would appreciate|appreciate it if|be grateful if|grateful if|be great if|be good if|be nice if|be lovely if|be helpful if|help if|appreciate if|request you|requested to|asked to|request to|do the needful|kindly do|care to',
    remind:
      "do n't forget|dont forget|do not forget|remember to|remember|reminder|make sure|be sure|be sure to|ensure|see to it|see that|mind that you|keep in mind to|never forget|gentle reminder|friendly reminder|let 's not forget|not forget to|must not forget|chasing|following up|circling back|nudge",
    propose:
      "let 's|lets|let us|shall we|how about|what about|why do n't|why do n't you|i suggest|i propose|suggest|propose|i recommend|we could|we should|you should|i 'd|i would|it would be good|it 'd be good|worth|time to|would be good|would be nice|might be worth|could do with|wants|could use",
    need: "i need|we need|i 'd like|i would like|we 'd like|we would like|i want|i 'd love|i would love|we want|i require|we require|i 'm missing|i am missing|still missing|missing|is missing|are missing|is needed|are needed|needed|wanted|required|i expect|waiting on|waiting for|i look forward to receiving|what i need|all i need|we 're missing|lacks|outstanding|overdue|i 'm after|looking for|in need of",
    own: "i 'll take|i 've got this|leave it with me|leave that with me|leave it to me|leave that to me|leave with me|on me|with me|on my list|my job|i 'm on it|on it|i 've got|i got this|mine|i 'm handling|count me in|consider it done|i promise|will do|in charge of|responsible for|is responsible for|takes care of|take care of|taking care of|is on|owns|is handling|has agreed to|to you|for you|over to you|yours|leave this to you|leave to you|your job|on your list|it 's on|falls to|down to|up to you|assigned to|goes to|hers|'s got it|has got it|has it|is yours|with you",
    thanks:
      'thanks|thank you|thx|ty|cheers|ta|much appreciated|grateful|many thanks|thank|congratulations|congrats|well done|great job|good work|lovely|brilliant|appreciated|bless you|kudos',
    sorry: 'sorry|apologies|apologise|apologize|condolences|sympathy|regret|unfortunately|excuse',
    wish: "i wish|hope|hoping|wish|dream|would be nice to|would love to see|would n't it be|if only|good luck|enjoy|have a|have fun|happy|merry|get well|take care|see you|looking forward|fingers crossed|safe travels|best of luck",
    offer:
      "feel free|let me know if|do not hesitate|do n't hesitate|if you have any questions|any questions|should you have|if you need|if anyone|whoever wants|you are welcome|you 're welcome|if you like|if you want|if you wish|if you prefer|if interested|happy to help|join us|come along|you 're invited|you are invited|invite you|we invite|rsvp|get in touch|contact us|reach out|for more information|for further",
    said: 'said|says|told|tells|asked|asks|wrote|writes|mentioned|mentions|reported|reports|explained|announced|claims|claimed|thinks|thought|believes|heard|replied|answered|noted|complained|joked|according to|insisted|swore|quoted|wondered|proposed|suggested',
    idle: 'know|think|hope|love|like|miss|understand|believe|guess|remember|enjoy|feel|mean|see you|wait and see|come|go|stay|live|die|sleep|laugh|cry|smile|bet|admit|imagine|assume|expect|be there|be back|be away|be out|be in touch|be late|attend|join|arrive|leave|travel|fly|be off|keep fingers|keep you posted|let you know|get back|talk|speak|chat|meet|see|catch up',
    manners:
      'find attached|find enclosed|find below|see attached|see below|be aware|note that|note|bear with|accept|excuse|forgive|ignore|disregard|do not reply|consider the environment|stay safe|stay tuned|rest assured|read on|as you know|as discussed|as agreed|fyi|for information|for your information|for info|by the way|just so you know|heads up|keep in mind|attached is|attached are|enclosed is|here is|here are|hope you|hope this|hope all|i hope',
    already:
      'already|long since|just|earlier|yesterday|last week|last night|last month|this morning|ago|in the meantime|previously|since then|so far|by now|in the end|the other day|at the time|back then',
    still: 'still|yet|not yet|remaining|left to do|open|pending|to do|todo|unfinished|outstanding|left',
    done: 'done|finished|complete|completed|closed|resolved|ready|sorted|settled|handled|taken care of|wrapped up|dealt with|shipped|delivered|paid|sent|signed|booked|ordered|fixed|approved|confirmed|received|cleared|passed|won|all good|all set|good to go|in place|sorted out|ticked off|no issues|✓|✔|✅|☑|dealt|posted|printed|installed|fitted|ok|okay',
    begun:
      'in progress|under way|underway|ongoing|wip|started|on it|begun|doing|in work|working on|half done|halfway|in hand|in flight|being',
    dropped:
      "cancelled|canceled|called off|dropped|scrapped|not needed|no longer needed|off the table|obsolete|n / a|will n't fix|withdrawn|rejected|void|skip|skipped|parked|on hold|postponed|shelved|moot|declined|superseded|deferred",
    waiting: 'blocked|waiting|waiting for|waiting on|stuck|on hold|depends on|pending|held up',
    past: 'was|were|had|did|went|came|got|gave|took|made|said|saw|knew|thought|felt|found|left|kept|let|put|told|became|began|brought|bought|held|met|ran|sat|spoke|stood|won|wrote|lost|sold|paid|heard|grew|fell|broke|ate|drove|rose|spent|taught|wore|chose|used to|turned out|has been|have been|had been',
    urgent:
      "urgent|urgently|asap|a . s . a . p|as soon as possible|as soon as you can|soonest|immediately|right away|straight away|critical|top priority|high priority|highest priority|first priority|priority 1|priority one|p0|p1|prio 1|time sensitive|cannot wait|can n't wait|emergency|without delay|at once|crucial|vital|very important|most important|important|blocker|showstopper|burning|super urgent|drop everything|before anything else|above all else|life or death|no delay|non negotiable",
    leisure:
      "no rush|no hurry|not urgent|n't urgent|low priority|lowest priority|whenever|when you have time|when you get a chance|when you have a moment|when you have a minute|when you get a minute|when you get a moment|if you have time|when i have time|if i have time|when you find time|when there is time|if you get a chance|if there 's time|if time allows|if time permits|at your leisure|at your convenience|at some point|nice to have|some time|sometime|eventually|can wait|take your time|p3|p4|prio 3|in your own time|low prio|not pressing|nothing urgent|nothing pressing|one of these days|when things are quiet|when it suits|in no hurry|not in a hurry|least urgent|back burner|quiet moment|spare moment",
    work: "action|actions|action item|action items|action point|action points|actions agreed|actions arising|to do|to dos|todo|todos|to - do|tasks|next steps|next step|follow up|follow ups|open|open items|open points|open issues|open tasks|outstanding|still open|still to do|remaining|assignments|responsibilities|deliverables|homework|jobs|job list|checklist|who does what|what 's left|left to do|requests|please|pending|doing|in progress|this week|next week|today|tomorrow|owed|things to do|things to sort|needed from you|i need|punch list|snags|snag list|plan|rota|asks|my side|your side|our side|from you|from me|before|by|need|must|urgent|must do|should do|could do",
    news: "agenda|attendees|attendance|attending|participants|present|in attendance|apologies|absent|notes|minutes|decisions|decided|decision|agreed decisions|discussed|summary|background|context|fyi|for information|info|options|facts|highlights|what happened|news|topics|details|location|where|when|what|costs|prices|numbers|results|changes|includes|contains|ingredients|links|resources|contacts|contact|schedule|timeline|programme|program|menu|quorum|chair|benefits|features|about|welcome|opening hours|hours|address|phone|order summary|items|total|subtotal|icebox|parking lot|ideas|someday|later|backlog|wishlist|will n't do|not doing|out of scope|risks|method|directions|rules|scores|winners|recipe|reminder|subject|from|sent|to|cc|date|re",
    finished:
      'done|completed|finished|closed|achievements|accomplished|what we did|done so far|shipped|resolved|last week|yesterday|already done|past|archive|fixed|no action|no action needed',
    task: 'task|tasks|action|action item|action required|action needed|activity|item|what|to do|todo|ai|ap|deliverable|job|work|subject|description|ask|issue|step|duty|request|topic|work item|thing|measure|next step|agreed|resolved|arising|outcome|follow up',
    owner:
      "owner|owners|assignee|assigned to|assigned|who|responsible|resp|by whom|person|name|lead|pic|dri|in charge|action by|handled by|for|driver|accountable|contact|attn|assign|whom|poc|r|a|who 's on it|initials|doer|taken by",
    due: 'due|due date|deadline|when|by when|by|date|target|target date|until|eta|due by|needed by|finish by|timeline|day|completion|timing|deliver by|end date|latest|on|time|ready|ready by',
    status: 'status|state|done|progress|stage|condition|where are we|complete|closed|ok',
    weight: 'priority|prio|urgency|importance|severity|p|rank',
    number: 'no|nr|number|id|ref|item|#|point|pos|ticket|key|code',
    note: 'note|notes|comment|comments|remarks|remark|details|info|description|background|why|reason|cost|price|amount|qty|quantity|size|room|location|place|where|estimate|effort|hours|budget|source|area|dept|department|project|client|customer|vendor|supplier|category|type',
    me: 'me|myself|i|self|mine',
    hello:
      'hi|hey|hello|dear|good morning|good afternoon|good evening|good day|morning|afternoon|evening|greetings|hiya|howdy|to whom it may concern|dear all|hi all|hi team|hello all|hello everyone|hi everyone|dear colleagues|dear friends|hello there',
    bye: 'best|regards|best regards|kind regards|warm regards|best wishes|yours|sincerely|yours sincerely|yours faithfully|yours truly|cheers|thanks|many thanks|thank you|all the best|love|xx|see you|talk soon|speak soon|bye|cordially|respectfully|with thanks|warmly|take care|br|rgds',
    away: 'out of office|out of the office|automatic reply|auto reply|autoreply|auto response|away from my desk|on annual leave|on parental leave|on maternity leave|back in the office on|limited access to email|limited access to my email',
    bulk: 'unsubscribe|view in browser|view this email|manage preferences|manage your preferences|manage your subscription|you are receiving this|you received this|opt out|do not reply|this is an automated|this is an automatic|automated message|automatic reply|out of office|out of the office|all rights reserved|privacy policy|terms and conditions|click here|shop now|buy now|order now|learn more|read more|sign up|free shipping|limited time|special offer|exclusive|register now|newsletter|act now|promo code|coupon|invoice number|order number|tracking number|receipt|your order|your booking|your account|your subscription|your receipt|booking reference|confirmation number|password|verification code|security code|log in|sign in|notification|notifications|was assigned|commented on|mentioned you|build|pipeline|ticket|donate|in this issue|dear customer|dear subscriber|valued customer|dear member|i am currently|annual leave|on leave|limited access|back on|webinar|% off|save up to|copyright|terms apply|your visit|get the app|reply stop|going ? yes|if this was not you',
    forwarded:
      'see below|as below|below|fwd|forwarding|forwarded|see the mail below|mail below|message below|email below|from below|the below|attached mail|under this|thread below|underneath|further down|please see|over to you',
  },
  verbs: verbForms,
  verbLast: false,
  titles: { care: 'Take care of', provide: 'Provide', remember: 'Remember' },
}
