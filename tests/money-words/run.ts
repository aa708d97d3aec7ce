import { isNotNull } from 'drizzle-orm';
import { addDays } from '../../src/core/dates.js';
import { composeMail } from '../../src/sandbox/mails/compose.js';
import { offers } from '../../src/sandbox/catalogue/tables.js';
import { outbox } from '../../src/sandbox/db/tables.js';
import { users } from '../../src/sandbox/people/tables.js';
import { readClock } from '../../src/sandbox/world/clock.js';
import { judgeOf } from './judge.js';
import { livesOf, STOPS } from './lives.js';
import { markAll, markNone, sentencesIn } from './marks.js';
import { readAll, readPress, readSignup, type Notebook } from './read.js';
import type { Inhabitant, Town } from './town.js';

/** Days that the clock runs on after the last page was read: two years and what delays them. */
const AFTER = 800;

export interface Report {
  states: number;
  sentences: number;
  /** Figures that were held against what happened, by screen and claim. */
  compared: Record<string, number>;
  /** Figures whose time did not come, or that tell what was. */
  untold: number;
  differences: string[];
  unmarked: string[];
}

/** What marketing wrote on cards, and what discounts are called: words of theirs. */
async function theirWords({ sandbox: { database } }: Town): Promise<string[]> {
  const rows = await database.db
    .select({ card: offers.card, discount: offers.discount, texts: offers.texts })
    .from(offers);
  const texts = rows.flatMap(({ card, discount, texts: other }) => [
    ...Object.values(card ?? {}),
    card?.banner?.text,
    discount?.name,
    ...Object.values(other ?? {}).flatMap(words => Object.values(words)),
  ]);
  return [...new Set(texts.filter(text => typeof text === 'string'))].toSorted((a, b) => b.length - a.length);
}

/** Lets people live, reads their pages, presses, and lets two years pass; then every figure is held against what happened. */
export async function liveAndCompare(town: Town, count: number, seed: number): Promise<Report> {
  const { db } = town.sandbox.database;
  const began = performance.now();
  const tell = (what: string) =>
    process.env['DETAILS'] &&
    process.stderr.write(`  ${what} after ${Math.round((performance.now() - began) / 1000)} s\n`);
  await town.beginsAnew();
  await town.sell();
  const start = await town.now();
  const pairs: { stays: Inhabitant | undefined; presses: Inhabitant }[] = [];
  for (const life of livesOf(count, seed, process.env['SHOWN_BY']))
    pairs.push({
      stays: life.begins === undefined ? undefined : await town.arrives(life),
      presses: await town.arrives(life),
    });

  for (const [stop, day] of STOPS.entries()) {
    await town.moveTo(addDays(start, day));
    for (const { stays, presses } of pairs)
      for (const one of [stays, presses]) {
        const deed = one?.life.deeds[stop];
        if (one?.life.begins === stop) await town.begins(one);
        else if (one?.begun && deed) await town.does(one, deed);
      }
  }

  // an hour later, so that what is done now is not what was done before
  await town.moveTo(addDays(start, STOPS.at(-1) ?? 0) + 3600);
  const reading = await town.now();
  const book: Notebook = {
    said: [],
    unmarked: [],
    sums: [],
    orders: [],
    redeemed: [],
    states: 0,
    theirs: await theirWords(town),
  };
  tell('lived');
  markAll();
  for (const { stays, presses } of pairs) {
    if (stays) {
      await readAll(book, town, stays, true);
      await readPress(book, town, presses, presses.life.press, stays.userId);
    } else await readSignup(book, town, presses);
  }
  await town.moveTo(addDays(await town.now(), 17));
  for (const { stays, presses } of pairs)
    for (const one of [stays, presses]) if (one?.begun) await readAll(book, town, one, false);
  tell('read');
  const read = await town.now();
  await town.moveTo(addDays(read, AFTER));
  const end = await readClock(db);

  const recipients = new Map(
    (await db.select({ id: users.id, email: users.email }).from(users).where(isNotNull(users.email))).map(
      ({ id, email }) => [email, id],
    ),
  );
  for (const mail of await db.select().from(outbox)) {
    const userId = recipients.get(mail.recipient);
    if (userId === undefined) continue;
    const { mail: written } = composeMail(mail, { locale: 'en-US', portalUrl: 'https://my.example.com' });
    const text = [
      written.subject,
      ...written.paragraphs,
      written.figure?.value ?? '',
      ...written.lines.map(({ value }) => value),
    ].join('\n');
    const { said, unmarked } = sentencesIn(text, book.theirs);
    // what somebody did later has overtaken what an earlier mail said of a day to come
    const isOvertaken = mail.createdAt < reading;
    book.said.push(
      ...said.map(one => ({
        ...one,
        figures: isOvertaken ? one.figures.filter(({ claim }) => claim.is === 'told') : one.figures,
        screen: `mail ${mail.kind}`,
        stand: { userId, readAt: mail.createdAt },
      })),
    );
    book.unmarked.push(...unmarked.map(one => `mail ${mail.kind}: ${one}`));
  }

  tell('aged');
  const judge = await judgeOf(db, end);
  const lives = new Map(
    pairs.flatMap(({ stays, presses }) =>
      [stays, presses].flatMap(one => (one ? [[one.userId, JSON.stringify(one.life)] as const] : [])),
    ),
  );
  const report: Report = {
    states: book.states,
    sentences: 0,
    compared: {},
    untold: 0,
    differences: [],
    unmarked: [...new Set(book.unmarked)],
  };
  for (const { figures, screen, stand, text } of book.said) {
    const verdicts = figures.map(figure => [figure, judge.of(figure, stand)] as const);
    if (verdicts.some(([, { is }]) => is !== 'untold')) report.sentences += 1;
    for (const [{ claim }, verdict] of verdicts) {
      if (verdict.is === 'untold') report.untold += 1;
      else {
        const name = `${screen}: ${claim.is}`;
        report.compared[name] = (report.compared[name] ?? 0) + 1;
      }
      if (verdict.is === 'other')
        report.differences.push(
          `${screen}: "${text}" (${claim.is}), but ${verdict.but}\n    ${lives.get(stand.userId)}`,
        );
    }
  }
  for (const { screen, life, lines, total } of book.sums) {
    report.compared[`${screen}: sum`] = (report.compared[`${screen}: sum`] ?? 0) + 1;
    if (lines !== total) report.differences.push(`${screen}: lines add up to ${lines}, not to ${total}\n    ${life}`);
  }
  const tick = (name: string) => (report.compared[name] = (report.compared[name] ?? 0) + 1);
  // whoever is asked to order is told every price that comes, not the first alone
  for (const { screen, userId, at } of book.orders) {
    tick(`${screen}: every price`);
    const told = new Set(
      book.said
        .filter(one => one.screen === screen && one.stand.userId === userId)
        .flatMap(({ figures }) =>
          figures.map(figure =>
            'money' in figure && !(figure.claim.is === 'plainPrice' && figure.claim.was)
              ? figure.money.value
              : undefined,
          ),
        ),
    );
    const missing = judge.pricesAfter(userId, at).filter(price => price > 0 && !told.has(price));
    if (missing.length > 0)
      report.differences.push(
        `${screen}: a period comes to cost ${missing.join(', ')}, which is not said\n    ${lives.get(userId)}`,
      );
  }
  // a code that was taken makes nobody pay more
  for (const { userId, twin, at } of book.redeemed) {
    tick('redemption: no loss');
    const [withIt, without] = [userId, twin].map(id => judge.takenAfter(id, at));
    if ((withIt ?? 0) > (without ?? 0))
      report.differences.push(
        `redemption: with the code ${withIt} is taken, without it ${without}\n    ${lives.get(userId)}`,
      );
  }
  // credit that is to come off a bill is not off already
  for (const { figures, screen, stand, text } of book.said)
    for (const figure of figures) {
      if (!('money' in figure) || figure.claim.is !== 'credit' || !figure.claim.comesOff) continue;
      tick(`${screen}: credit to come off`);
      const bills = book.said
        .filter(one => one.screen === screen && one.stand.userId === stand.userId && one.stand.readAt === stand.readAt)
        .flatMap(one => one.figures)
        .filter(one => one.claim.is === 'bill');
      if (bills.some(one => judge.of(one, stand).is === 'same'))
        report.differences.push(
          `${screen}: "${text}", but the bill beside it is net of it\n    ${lives.get(stand.userId)}`,
        );
    }
  markNone();
  return report;
}
