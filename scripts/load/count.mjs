/**
 * Loaded into a server with `--import`: counts the statements that it sends to PostgreSQL, and those of them that
 * PostgreSQL has to parse each time because they have no name; and the microseconds of processor that all of it took.
 * The process that started the server asks by message.
 */
import pg from 'pg';

const sent = { all: 0, unnamed: 0, texts: [], values: [] };
let spent = process.cpuUsage();
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function counted(config, ...rest) {
  const text = typeof config === 'string' ? config : config?.text;
  sent.all += 1;
  if (!config?.name) sent.unnamed += 1;
  if (sent.texts.length < 200) {
    sent.texts.push(String(text));
    sent.values.push(Array.isArray(rest[0]) ? rest[0] : (config?.values ?? []));
  }
  return query.call(this, config, ...rest);
};

process.on('message', () => {
  const { user, system } = process.cpuUsage(spent);
  process.send?.({ ...sent, cpu: user + system });
  spent = process.cpuUsage();
  Object.assign(sent, { all: 0, unnamed: 0, texts: [], values: [] });
});
// the channel alone keeps no server from ending
process.channel?.unref();
