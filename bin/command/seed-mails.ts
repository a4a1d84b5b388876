// Mails that show what Tula does: a list of requests, a deadline, a promise, and a reply that finishes something.

export const seedMails = [
  {
    subject: 'Website relaunch',
    text: `Hi Tula,

we go live at the end of the month. Please
- write the text for the landing page by Friday
- ask Ben for the new logo
- check all forms on a phone, this is urgent

I will book the photographer myself.

Thanks, Anna`,
  },
  {
    subject: 'Office move',
    text: `Hello,

could you please collect three offers from movers until next Wednesday?
Carla said she would label the boxes. Do we keep the old phone number?

Best regards
Anna`,
  },
  {
    subject: 'Re: Website relaunch',
    text: `The forms are checked, that one is done. Please add: order a photo of the team by Thursday.

Anna`,
  },
]
