import { bytes, requests } from '../budgets.mjs';
import { downloads, laterFile, manifestFiles, otherDefinitions } from './downloads.mjs';
import { isOfDesk, nameOf } from './rows.mjs';
import { textsOf } from './texts.mjs';

// Only a browser without `Element.setHTML` asks for this one; a current Chromium has that, and downloads nothing.
const isStandIn = file => /\/purify-/.test(file);
// Only a browser without a `BarcodeDetector` of its own asks for this one, once somebody scans a code.
const isCodeReader = file => /\/decode-/.test(file);
// Fetched once, whichever widget draws first.
const isChart = file => /\/(?:chart|workout-graph|d3-[a-z]+)-[\w-]+\.js$/.test(file);
// Steps that few people come to: a machine's serial number or receipt, a membership that waits for its payment, and
// signing in, where others make an account; and what is fetched once Success is shown. Each is in a row of its own.
const isAside = file => /\/(?:proof-step|begin|password|welcome)-/.test(file);
const without = (files, others) => [...files].filter(file => !others.has(file));

/** What a page downloads that has the script tag. */
export function scriptTag({ graph, measure, largest }) {
  const { start, widgets } = manifestFiles();
  const row = (budget, files, detail) => measure(budget, graph.weigh(files), { detail, files });

  const loader = graph.closure(['cdn/echelon.js']);
  row(bytes.loader, loader);
  const ofPartners = without(start, loader);
  const ofOthers = new Set(otherDefinitions(graph));
  row(bytes.definitions, [...ofPartners, ...ofOthers]);
  largest(
    bytes.otherDefinitions,
    [...ofOthers].map(file => ({ name: nameOf(file), actual: graph.weigh([file]), files: [file] })),
  );
  row(bytes.partnerDefinitions, ofPartners);
  const { 'offer-picker': picker, ...others } = Object.fromEntries(
    Object.entries(widgets).map(([name, files]) => [name, without(files, ofOthers)]),
  );
  const { picker: first, withPanel, withAppearance, inLanguage, languages, beforeCards, success } = downloads(graph);
  row(bytes.offerPicker, first);
  row(bytes.withPanel, withPanel);
  row(bytes.withAppearance, withAppearance);
  row(bytes.beforeCards, beforeCards);
  row(bytes.success, success);
  largest(
    bytes.withLanguage,
    Object.entries(inLanguage).map(([name, files]) => ({ name, actual: graph.weigh(files), files })),
  );
  const texts = textsOf(laterFile(graph, picker, 'language'), graph);
  // What a widget may still ask for later counts as its own.
  const withLater = files =>
    graph.closure(
      [...new Set(without(files, first).flatMap(file => graph.importsOf(file).lazy))].filter(file => !isStandIn(file)),
      new Set(files),
    );
  // Whose bank asks, on the way to a membership.
  const confirm = laterFile(graph, picker, 'confirm-payment');
  // Parts that few people come to, each a file of its own.
  const known = new Set([...first, ...Object.values(others).flat()]);
  const parts = new Set(
    Object.values(others)
      .flatMap(files => without(graph.closure(files), first))
      .flatMap(file => graph.importsOf(file).lazy),
  );
  // And what a part brings later in its turn.
  for (const part of parts)
    for (const later of [...graph.closure([part])]
      .filter(file => file === part || !known.has(file))
      .flatMap(file => graph.importsOf(file).lazy))
      if (!known.has(later)) parts.add(later);
  for (const [name, files] of Object.entries(others)) {
    // The journey fetches the account's form by its definition, so no import leads there.
    if (name === 'signup')
      row(
        bytes.signup,
        without(
          new Set([...start, confirm, ...withLater([...files, ...others['create-account']])]),
          new Set([...parts].filter(isAside)),
        ),
      );
    else if (name === 'payment-form') row(bytes.paymentForm, without(withLater(files), first));
    else
      row(
        isOfDesk(name) ? bytes.deskWidget : bytes.widget,
        files.slice(0, 1),
        `${name} (${graph.weigh(without(files, first))} with what it shares with others)`,
      );
  }
  for (const part of [
    ...parts,
    confirm,
    laterFile(graph, picker, 'patience-notice'),
    laterFile(graph, picker, 'nothing'),
    laterFile(graph, picker, 'keep-focus'),
    laterFile(graph, picker, 'advise'),
  ].filter(file => !known.has(file) && !isChart(file))) {
    if (!isStandIn(part) && !isCodeReader(part)) row(bytes.part, [part], nameOf(part));
  }
  const charts = [
    ...new Set([...Object.values(others), [...parts]].flatMap(files => [...graph.closure(files)])),
  ].filter(isChart);
  row(bytes.chart, charts);
  row(bytes.standIn, [...parts].filter(isStandIn));
  row(bytes.codeReader, [...parts].filter(isCodeReader));
  // A widget in another language has its code already, and what its texts import of that.
  const spoken = files => new Set([...languages, ...known, ...graph.closure(files.get('ui'))]);
  largest(
    bytes.texts,
    [...texts].flatMap(([name, files]) =>
      [...files].map(([widget, ofWidget]) => {
        const own = without(graph.closure(ofWidget), spoken(files));
        return { name: `${widget} in ${name}`, actual: graph.weigh(own), files: own };
      }),
    ),
  );

  const own = new Set(Object.values(others).map(([file]) => file));
  const shared = [...new Set(Object.values(others).flat())].filter(
    file => !first.has(file) && !own.has(file) && !isChart(file),
  );
  const ofParts = without(graph.closure(parts), new Set([...known, ...parts])).filter(file => !isChart(file));
  largest(
    bytes.shared,
    [...shared, ...ofParts].map(file => ({ name: nameOf(file), actual: graph.weigh([file]), files: [file] })),
  );

  return [
    { ...requests.count, actual: first.size },
    { ...requests.chain, actual: roundsTo(['cdn/echelon.js'], first, graph) },
  ];
}

/** In how many rounds files arrive: whatever one file imports can only be asked for when it is here. */
function roundsTo(files, targets, graph) {
  const round = new Map(files.map(file => [file, 1]));
  const queue = [...files];
  for (const file of queue) {
    const { fixed, lazy } = graph.importsOf(file);
    for (const next of [...fixed, ...lazy]) {
      if (!targets.has(next) || round.has(next)) continue;
      round.set(next, round.get(file) + 1);
      queue.push(next);
    }
  }
  return Math.max(...round.values());
}
