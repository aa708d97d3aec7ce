import type { MailTexts } from './texts.js';

const howToEnd = 'Want to stop? Cancel any time before then: open your membership, press Cancel, done.';
const notYou = 'Not you? Reset your password right away and call us.';

export const english: MailTexts = {
  greeting: name => `Hi ${name},`,
  closing: 'See you next session. Your Echelon team',
  help: 'Questions? Talk to us',
  reason: address => `We sent this to ${address} because it’s about your Echelon account.`,
  terms: {
    due: 'Due',
    paid: 'Paid',
    price: 'Price',
    date: 'Date',
    plan: 'Plan',
    card: 'Card',
    expires: 'Expires',
    code: 'Your code',
    worth: 'Good for',
    file: 'Receipt',
    why: 'Why',
  },
  ways: {
    plan: 'See your membership',
    pay: 'Update your card and pay',
    card: 'Update your card',
    confirm: 'Confirm your payment',
    activate: 'Start your membership',
    rejoin: 'Start again',
    newPassword: 'Choose a new password',
    setPassword: 'Set your password',
    signIn: 'Sign in',
    security: 'Check your security',
    invitation: 'Join the family',
    join: 'Pick your plan',
    redeem: 'Redeem your code',
    receipt: 'Send another receipt',
    bills: 'See your bills',
    alarms: 'See your alarms',
  },
  ended: {
    requested: 'You canceled it.',
    payment_failed: 'We couldn’t collect your payment.',
    staff: 'Our customer service ended it.',
    fraud: 'Talk to us if you have questions.',
    migrated: 'It moved to another billing provider.',
    partner: 'The partner that gave it to you ended it.',
    trial_ended: 'Your trial is over, and there was no card for the first bill.',
    proof_rejected: 'We couldn’t accept your receipt.',
    proof_undecided: 'We didn’t approve your receipt in time.',
  },
  alarms: {
    offline: () => 'Offline',
    fault: code => `Fault ${code}`.trim(),
    oneSecretTwice: detail => (detail ? 'Two machines use one serial number' : 'Two machines use one secret'),
    seatsLow: free => `Free seats: ${free}`,
    licenseEnds: days => `License ends within ${days} days`,
  },
  mails: {
    paymentFailed: {
      subject: ({ amount }) => `Your payment of ${amount} didn’t go through`,
      text: () => [
        'Your bank said no to your card. You keep your membership for now, and we’ll try again in a few days.',
        'Don’t want to wait? Update your card and we’ll charge it now.',
      ],
    },
    paymentRecovered: {
      subject: ({ amount }) => `You’re all set: we received your ${amount}`,
      text: () => ['Your overdue payment is paid. Your membership goes on as before, so keep this as your receipt.'],
    },
    paymentReceived: {
      subject: ({ amount }) => `Your receipt for ${amount}`,
      text: () => ['Thanks, your payment is in. You’ll find this and every other bill in your account.'],
    },
    paymentRequiresAction: {
      subject: () => 'Your bank wants you to confirm your payment',
      text: () => ['It’s a quick check to make sure it’s you. Until you confirm, nothing is charged.'],
    },
    membershipCanceled: {
      subject: ({ date }) => `You canceled. Your membership ends on ${date}`,
      text: ({ when }) => [
        `We received your cancellation. You can train until then, ${when}, and we won’t bill you again.`,
        'Changed your mind? Keep your membership with one press before that day.',
      ],
    },
    membershipEnded: {
      subject: () => 'Your membership has ended',
      text: ({ ended }) => [ended, 'Your profile and your workouts stay. Come back whenever you like.'],
    },
    membershipPaused: {
      subject: () => 'Your membership is paused',
      text: ({ date, when }) => [
        'You won’t be billed while you’re away. Your profile and your workouts are waiting for you.',
        date
          ? `You’re back on ${date}, ${when}, and your next bill comes then. You can come back sooner, or cancel.`
          : 'Come back whenever you like.',
      ],
    },
    membershipResumed: {
      subject: () => 'Welcome back! Your membership is running again',
      text: () => ['All your classes are open again. Billing goes on as before.'],
    },
    planChanged: {
      subject: ({ plan, date }) => `You’re changing to ${plan} on ${date}`,
      text: ({ when }) => [
        `Your new plan starts ${when}. You’ll find what it costs, and how to end it, with your membership.`,
      ],
    },
    membershipActivation: {
      subject: () => 'Your membership is ready to start',
      text: () => [
        'Your first period begins when you say so, and your first bill with it. You see the amount before you pay.',
      ],
    },
    renewalUpcoming: {
      subject: ({ date }) => `Your membership renews on ${date}`,
      text: ({ amount, date, when }) => [
        `We’ll charge ${amount} to your card on ${date}, ${when}. You don’t need to do anything.`,
        howToEnd,
      ],
    },
    trialEnding: {
      subject: ({ date }) => `Your trial ends on ${date}`,
      text: ({ amount, date, when }) => [
        `Your first bill of ${amount} comes on ${date}, ${when}. Cancel before then and you pay nothing.`,
        howToEnd,
      ],
    },
    cardExpiring: {
      subject: ({ card }) => `Your ${card} expires soon`,
      text: () => ['Add a new card before your next bill, and you won’t miss a class.'],
    },
    bundleConfirmed: {
      subject: ({ date }) => `Your free months are confirmed until ${date}`,
      text: ({ date, when }) => [
        `We’ve approved your receipt. You train for free until ${date}, ${when}.`,
        'After that your plan’s price is due. Cancel before then and you pay nothing.',
      ],
    },
    passwordReset: {
      subject: () => 'Choose a new password',
      text: () => [
        'You asked for a new password. This link works once, for one hour.',
        'Wasn’t you? Then you can ignore this: nothing has changed.',
      ],
    },
    passwordChanged: {
      subject: () => 'Your password was changed',
      text: () => ['You can sign in with your new password. Your other devices were signed out.', notYou],
    },
    emailChanged: {
      subject: () => 'Your email address was changed',
      text: () => [
        'This address doesn’t sign in to your account anymore, and old links don’t work.',
        'Not you? Call us right away.',
      ],
    },
    activation: {
      subject: () => 'Set your password and you’re in',
      text: () => ['Your account is ready. This link works once, for seven days.'],
    },
    accountCreated: {
      subject: ({ partner }) => `${partner} has opened an Echelon account for you`,
      text: () => ['Train at home, too. Set your password to get started: this link works once.'],
    },
    locationInvitation: {
      subject: ({ location }) => `${location} has added you to its team`,
      text: () => [
        'Look after its machines, licenses and activation codes with Echelon. Set your password to get started: this link works once, for seven days.',
      ],
    },
    locationConnected: {
      subject: ({ location }) => `${location} has added you to its team`,
      text: () => ['Sign in with your own password to look after its machines, licenses and activation codes.'],
    },
    familyInvitation: {
      subject: ({ parent }) => `${parent} invites you to train together`,
      text: ({ parent }) => [
        `You’d have your own profile on ${parent}’s membership, and it costs you nothing.`,
        'The link is yours alone. Don’t know the sender? Just ignore this.',
      ],
    },
    familyRemoved: {
      subject: ({ parent }) => `You’re no longer on ${parent}’s membership`,
      text: () => ['Your profile and your workouts are still yours. To keep training, pick a plan of your own.'],
    },
    receiptApproved: {
      subject: ({ days }) => `Receipt approved: here’s your code for ${days}`,
      text: () => ['Thanks for sending your receipt. Redeem your code and your months are yours.'],
    },
    receiptRejected: {
      subject: () => 'We couldn’t approve your receipt',
      text: () => ['Here’s why. Fix it and send us another one: it takes a minute.'],
    },
    supportSignedIn: {
      subject: () => 'Our customer service opened your account',
      text: () => [
        'They looked after it for you and can’t see your password or your card number.',
        'Didn’t ask for help? Call us.',
      ],
    },
    alarmDigest: {
      subject: ({ count }) => `Alarms at your locations: ${count}`,
      text: () => [
        'This is what needs a look right now. We’ll remind you once a day until it’s fixed. Snooze what can wait.',
      ],
    },
  },
};
