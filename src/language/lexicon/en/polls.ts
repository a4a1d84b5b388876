// How English speaks of polls and of votes.
import type { PollWords } from '../poll-words.ts'

export const english: PollWords = {
  code: 'en',
  classes: {
    yes: "pleases me|please me|prettiest|the prettiest|nicest|the nicest|most beautiful|loveliest|approved|agreed|signed off|accept|accepted|endorsed|no reason to object|no reason not to|nothing to object|would be useful|would be helpful|would be great|would be nice|would be good|would be lovely|yes|yep|yeah|ok|okay|fine|good|great|perfect|works|work|suits|suit|suitable|possible|free|available|can do|can make|can make it|can come|can attend|can join|could do|could make|could join|i'm in|count me in|me in|love|like|want|take|vote for|go for|go with|i go for|choose|pick|prefer|happy with|happy to|in favour|approve|agree|yes please|please yes|sounds good|no problem|not a problem|no objection|no objections|convenient|ideal|brilliant|lovely|excellent|super|best|sure|absolutely|definitely|certainly|of course|with pleasure|deal|go ahead|all in order|my blessing|fire away|would not miss|wouldn't miss|would love|wouldn't say no|don't mind|do not mind|no issue|no issues|don't have a problem|do not have a problem|have no problem|nothing against|can't wait|why not|by all means|green light|good to go|looks good|well for me|👍|✅|✔|☑|+1|nothing wrong with|all good",
    no: "count me out|not needed|not necessary|rather not|i have a meeting|have a meeting|have another meeting|in a meeting|have an appointment|have a class|no|nope|nah|can't|cannot|can not|couldn't|won't|impossible|unavailable|not available|busy|away|on leave|on holiday|out of office|out|no way|not at all|no go|no good|not so much|no thanks|no thank you|not for me|not an option|sorry|dentist|clash|clashes|conflict|booked|taken|bad|hate|dislike|reject|rejected|refuse|decline|declined|disagree|against|veto|unable|never|not possible|doesn't|don't|isn't|aren't|wouldn't|skip|i'd pass|hard pass|too early|too late|too expensive|neither|👎|❌|✗|✖|no chance|avoid|would avoid|prefer not|prefer not to|would prefer not|would prefer not to|rather avoid|not a chance",
    maybe:
      'as a second choice|as second choice|as my second choice|as an alternative|difficult|tricky|tough|not yet|not just yet|not quite yet|maybe|perhaps|possibly|if need be|if needed|if necessary|if i have to|if i must|if it has to be|if really needed|if nothing else works|if nothing else|at a pinch|in a pinch|at a push|not ideal|not sure|unsure|might|might work|could work|could be|probably|just about|if you must|as a fallback|only if necessary|only if needed|as a last resort|depends|not certain|with difficulty|tentatively|i could move things|in an emergency|in case of emergency|as a fallback option|as a backup|as a last option|as my last option|as last resort|last resort|in the worst case|worst case|if at all|if i really have to|a stopgap|last choice|my last choice',
    not: "not|n't|never|neither|nor|without|no|hardly",
    rather:
      'rather|preferably|ideally|favourite|favorite|my favourite|prefer|would prefer|first choice|top choice|most of all|best of all|above all',
    than: 'than|over|rather than|instead of|in place of',
    only: 'only|just|solely|nothing but|exclusively',
    all: "every day|each day|every date|every slot|either time|either day|either one|either of them|anytime|i'm easy|i am easy|any evening|any morning|any afternoon|whenever|all of them|all of these|all of the above|all options|all three|all four|all five|all days|all times|all dates|every one|everything|anything|all|any|any of them|any of these|any day|any time|anywhere|wherever|any place|each of them|each|both|both of them|i'm flexible",
    sorry: 'sorry|apologies|my apologies',
    both: 'both|both of them|both of these|the two',
    none: 'none|none of them|none of these|none of the above|none at all|nothing|not any of them|not one of them|neither of them|no option|no day|no time|nothing works',
    except:
      'except|except for|but|but not|apart from|other than|excluding|save for|bar|besides|without|minus|aside from|just not|only not|but not on',
    rest: 'the rest|rest|the others|others|all others|the other ones|the remaining|remaining|else|everything else|anything else|otherwise|the other days|the other times|any other day|any other time|other days|other times|the other two|the other three',
    indifferent:
      "never mind|no strong feelings|no strong opinion|no opinion|i don't care|don't care|don't mind which|i don't mind either way|no preference|whatever you want|whatever|up to you|you decide|you choose|either|either way|either is fine|makes no difference|all the same to me|indifferent|abstain|i abstain|not bothered",
    self: 'i|me|myself',
    compares:
      'share|shared|shares|above|ahead of|higher than|better than|before|below|behind|equal|equally|tied|tie|same rank',
    busy: 'training|class|lesson|lessons|appointment|doctor|hospital|kids|children|travelling|traveling|on the road|on a train|on the train|on a plane|on a trip|business trip|day off|wedding|funeral|birthday|concert|course|exam|shift|night shift|at a conference|at a fair|at a client|with a client|abroad|working late|parents evening|already taken|double booked|teaching',
    decided:
      'has approved|has already approved|has agreed|has already agreed|has voted|has rejected|has signed|is fine with|is ok with|is happy with|is against|is in favour',
    always: 'always|every time|at all times',
    and: 'and|&|plus|as well as|along with|together with|not only',
    or: 'or|either',
    but: 'but|besides|however|though|although|while|whereas',
    also: 'too|also|as well|in addition',
    correction:
      "change of plan|change of plans|no wait|wait|wait no|hold on|actually|actually no|make that|scratch that|strike that|i mean|i meant|sorry i mean|sorry i meant|sorry|hmm no|no hmm|on second thought|on second thoughts|come to think of it|changed my mind|i changed my mind|change of mind|let me change|correction|or rather|no make that|no actually|oops|instead|after all|switch to|change my vote to|please change my vote to|i'd like to change my vote to|changing my vote to|forget that",
    condition:
      'with changes|with one change|with minor changes|with corrections|with amendments|with the following changes|with reservations|if|only if|but only if|provided|provided that|as long as|so long as|unless|on condition that|on the condition that|assuming|assuming that|in case|under the condition that|subject to|but only when|only when',
    otherwise: 'otherwise|if not|else',
    because: 'because|since|as i|as we|because of|due to|for the reason',
    article: 'the|to|number|nr|#|my|on|for|a|an',
    is: "is|are|was|would|will|be|would be|looks|seems|it is|i would|i'd|me|for me|from me|i|my vote is|my vote|please put me down for|that is|it's|i'll|i will|let's|let us|we",
    please: 'please|thanks|thank you|cheers|thx|for me|from my side|here',
    option:
      'options|numbers|choices|slots|items|candidates|option|number|choice|answer|variant|nr|candidate|item|slot|one|proposal',
    away: 'no longer with the company|no longer work|no longer works|no longer working|have left the company|has left the company|left the company|parental leave|out of office|out of the office|on annual leave|automatic reply|autoreply|auto-reply|away from my desk|limited access to my email|maternity leave|parental leave',
    last: 'the last|last|last one|the last one|last option|bottom one',
    lastRank: 'last|lastly|at the end|finally|in last place|at the bottom|least|least favourite',
    after: 'after|from|later than|past|onwards from|starting|not before',
    before: 'before|until|till|earlier than|by|up to|not after',
    morning: 'morning|mornings|in the morning',
    afternoon: 'afternoon|afternoons|in the afternoon',
    evening: 'evening|evenings|in the evening|night|nights',
    same: "same as|the same as|same vote as|as|like|whatever|what|whichever|with|i'm with|go with whatever|i agree with|agree with|ditto|whatever works for|follow|copy|+1 to|plus one to|plus 1 to",
    behalf:
      'on behalf of|in the name of|for him|for her|for both of us|both of us|for the two of us|we both|votes too|asked me to vote|asked me to tell|asked me to say|wants me to|told me to|speaking for|voting for my|vote by proxy|as proxy|proxy for',
    relative:
      'colleague|boss|wife|husband|partner|manager|son|daughter|brother|sister|friend|assistant|mother|father|team|neighbour|neighbor|co-worker|teammate|deputy',
    votes:
      "says|said|say|want|prefer|asks for|orders|gets|wants|votes|voted|would like|would vote|would take|takes|prefers|goes for|picks|picked|chooses|chose|likes|also wants|is for|approves|agrees|asked for|would prefer|thinks|can't|cannot|can|could|suggests|opts",
    later:
      "well received|received with thanks|noted|received|let me talk to|let me ask|let me check|let me think|let me discuss|i have to ask|i need to ask|have to ask|need to ask|check with|talk to my team|sleep on it|ask around|i'll answer|i will answer|i'll let you know|will let you know|let you know|get back to you|i'll get back|come back to you|i'll reply|will reply|look at it|look into it|have a look|think about it|i'll think|need to check|have to check|i'll check|tell you later|tell you tomorrow|answer later|answer tonight|answer tomorrow|vote later|vote tomorrow",
    close:
      "close|please close|close it|close the poll|close this|close the vote|end the poll|end it|end the vote|stop the poll|stop the vote|finish the poll|closed|let's close|you can close|time to close|wrap it up|wrap up|shut the poll",
    results:
      "results|result|show results|show me the results|status|how does it look|how is it going|interim results|current results|how many have voted|how many votes|who has voted|who has not voted|who hasn't voted|what is the score|standings|current state|where do we stand|tally|the count",
    remind: 'remind|send a reminder|please remind|reminder|nudge|chase|remind everyone|remind them|poke',
    open: 'vote now|start the vote|let us vote now|now vote|put them to the vote|send|send it|open|open it|go ahead|go|start|start it|send it out|publish|launch|yes|ok|okay|looks good|perfect|do it|fine|approved|good to go|correct|right',
    reopen: 'reopen|re-open|open again|open it again|open the poll again|re open|restart',
    extend:
      'extend|prolong|postpone the deadline|move the deadline|push the deadline|new deadline|deadline|keep it open until|keep open until|leave it open until|leave open until|more days|two more days|more time|until|give them until|give everyone until|longer',
    add: 'add|please add|another option|also add|additional option|new option|one more option|further option|can you add|could you add|add option|include|add the option',
    more: 'more|longer|another|additional|extra',
    ask: "your favourite|your favorite|your favourites|vote|please vote|let's vote|let us vote|cast your vote|poll|make a poll|please pick|please choose|take your pick|pick|choose|select|decide|tell me which|let me know which|which do you prefer|what do you prefer|your preference|please answer|suits you|works for you|suit you|work for you|your vote|take a vote|put it to a vote|votes please|your choice|indicate|survey|ballot|find a slot|find a date|find a time|please reply with|reply with|best for you|do you prefer|do you like best|would you prefer|would you like|like best|what works|tell me what works|let me know what works|let me know what suits|what do you think|what suits|which works|which suits",
    which: 'which|what|where|when|who|whose|wich|how',
    shall: 'shall|should|do|does|is|are|can|could|will|would|may|have|has|must|did|am|am i|might',
    every:
      'everybody|everyone|all|you all|all of you|anybody|anyone|we|us|team|folks|guys|colleagues|our|friends|each',
    poll: 'make a poll|create a poll|start a poll|set up a poll|do a poll|run a poll|poll about|poll on|a poll|open a poll|a survey|a vote on|a vote about|hold a vote|organise a poll|organize a poll',
    pickMany:
      'all that apply|more than one|several|as many as|multiple|any number|up to two|up to three|up to four|up to five|two of|three of|which of these would you|pick any|choose any|which topics|several possible|multiple choice|multiple answers|tick any|all you like|all that you|all which|at most two|at most three|pick two|pick three|choose two|choose three|select two|select three',
    pickOne:
      'pick one|choose one|only one|just one|one vote each|one answer|one choice|single choice|select one|one of these|one only',
    rank: 'rank|ranking|in order of preference|order of preference|order of priority|in order|favourite first|favorite first|best first|sort by preference|prioritise|prioritize|put these in order|from best to worst|your order|order these|by preference|by priority|most important first|top three in order|first second and third choice|rate in order',
    yesOrNo:
      'yes or no|yes/no|yay or nay|yea or nay|for or against|in favour or against|in favor or against|thumbs up or down|agree or disagree',
    approve:
      'approve|approval|approval needed|sign off|signoff|sign-off|your consent|your okay|your ok|authorise|authorize|give your approval|requesting approval|request approval|need approval|green light|go-ahead|approve or reject',
    mustApprove:
      "must approve|must sign off|has to approve|has to sign off|needs to approve|needs to sign off|have to approve|have to sign off|must agree|has to agree|needs to agree|must sign|approval is required|is required|sign-off required|'s approval is needed|'s ok is needed",
    deadline:
      "until|by|before|deadline|closes|close|ends|end|open until|due|latest|no later than|closing|vote by|answer by|ending|at the latest|expires|runs until|voting ends|close this on|decision by|decision until|know by|i want to order|i will order|i'll order|i have to order|i need to order|i order|we order|i want to book|i will book|i'll book|i have to book|i need to book|we have to book|i have to decide|i'll decide|i will decide|i need to know|place the order|close on|closes on|close at|closing on",
    anonymous:
      'anonymous|anonymously|secret ballot|secret vote|in secret|keep it secret|nobody will see who|no one will see who|nobody sees who|no names|without names|names hidden|nobody should see who|keep votes secret|names are not shown|confidential vote|secretly',
    hidden:
      "hide the results|hide results|results hidden|results only after|results after|only show results|show results only|results at the end|results when closed|results once|no results until|no results before|keep the results|results are hidden|results stay hidden|results will be shown after|results secret|do not show the results|do not show results|don't show the results|don't show results|no interim results|without interim results|no peeking",
    quorum:
      'quorum|at least|a minimum of|minimum|no fewer than|not fewer than|no less than|at the least|or more',
    answers:
      'vote|votes|answers|answer|voters|replies|responses|people|have voted|must vote|have to vote|participants|of us|of you',
    onlyThey:
      'only|ask only|just|may vote|can vote|vote|voters|should vote|are voting|to vote|alone|ask|entitled to vote',
    majority: 'majority|majority decides|majority rules|more than half|simple majority|absolute majority',
    unanimous:
      'unanimous|unanimously|everyone must agree|everybody must agree|all must agree|everyone has to agree|everybody has to agree|all of you have to agree|all have to agree|we all have to agree|all of us must agree|needs everyone|must be unanimous|everyone needs to agree|everybody needs to agree|all need to agree|all of you must agree|consensus',
    request:
      'could you|can you|would you|will you|please send|send me|call me|help me|do you have|do you know|have you|did you|reset|would you mind|can i|could i|may i|can someone|could someone|can anyone|could anyone|does anyone|does anybody|has anyone|has anybody|anyone know|anybody know|is there|are there|do you need|do you want me|do i|did i|who has|who knows',
    offer:
      "i suggest|we suggest|i would suggest|i'd suggest|i propose|we propose|we could|options are|the options are|choices are|the choices are|to choose from|i thought of|i was thinking of|so far we have|so far i have|we have so far|so far there is|so far",
    ideas:
      'ideas please|ideas for|any ideas|ideas welcome|more ideas|other ideas|further ideas|own ideas|own idea|suggestions please|any suggestions|any other suggestions|suggestions welcome|suggestions for|other suggestions|more suggestions|your ideas|your suggestions|own suggestion|own suggestions|send ideas|send me ideas|send suggestions|send me suggestions|collecting ideas|collect ideas|gather ideas|gathering ideas|looking for ideas|looking for suggestions|brainstorm|add your own|suggest others|suggest another|suggest more|suggest something|do suggest|or suggest|feel free to add|feel free to suggest|better idea|better ideas',
    smallTalk:
      'how are you|how was|how is it going|how are things|everything ok|all good|what is new|did you see|any news|any questions|any updates|how do you do|make sense|what do you think',
    times:
      'time|times|date|dates|day|days|evening|evenings|slot|slots|morning|afternoon|weekend|weekends|week|when|meet|hour|night',
  },
  ordinals:
    '1st/first/firstly/first choice/first one/top/favourite/first place, 2nd/second/secondly/second choice/second one/second place, 3rd/third/thirdly/third choice/third one/third place, 4th/fourth/fourthly, 5th/fifth, 6th/sixth, 7th/seventh, 8th/eighth, 9th/ninth, 10th/tenth',
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  weekdays:
    'monday/mondays/mon, tuesday/tuesdays/tue/tues, wednesday/wednesdays/wed/weds, thursday/thursdays/thu/thur/thurs, friday/fridays/fri, saturday/saturdays/sat, sunday/sundays/sun',
  ifNeedBe: {
    when: 'if|when|where|in case',
    need: "need be|needs be|needed|really needed|absolutely needed|it is needed|it is really needed|it's needed|it's really needed|necessary|really necessary|truly necessary|strictly necessary|absolutely necessary|it is necessary|it is really necessary|it is absolutely necessary|it's necessary|it's really necessary|it's absolutely necessary|required|absolutely required|unavoidable|it is unavoidable|it can't be avoided|it cannot be avoided|it must be|it must|it really must be|it has to be|it really has to be|it has to|it needs to be|i have to|i really have to|i absolutely have to|i must|i really must|we have to|we really have to|we must|we really must|you must|you really must|you have to|you really have to|there is no other way|there's no other way|there is no other choice|there's no other choice|there is no other option|there's no other option|there is no alternative|there's no alternative|there is nothing else|there's nothing else|there is nothing better|there's nothing better|no other way|no other option|no alternative|nothing else|nothing else works|nothing else fits|nothing else suits|nothing else is possible|nothing better|nothing better comes up|all else fails|everything else fails|push comes to shove|the worst comes to the worst|worst comes to worst|we're desperate|you're desperate|you are desperate|desperate",
  },
  ranges: {
    since: 'from|starting|starting from',
    from: '',
    to: 'to|till|until|through|thru|up to|up until',
    on: 'on|onward|onwards',
    between: 'between|anywhere between',
  },
  kinds: {
    single: 'single|one|just one|only one|one choice|single choice|pick one|choose one',
    multiple:
      'multiple|several|many|multiple choice|several choices|more than one|pick several|all that apply',
    ranked: 'ranking|ranked|rank|rank them|ranked choice|order|in order',
    yes_no: 'yes no|yes or no|y n',
    approval: 'approval|approve|sign off|signoff',
    schedule: 'schedule|scheduling|times|time|dates|date',
  },
  kindFrame: "please|it|is|its|it's|make|be|should|as|a|an|the|poll|vote|voting|question|of|kind",
}
