import { logins } from '../../../src/sandbox/world/logins.js';
import { portalKey } from '../../support/portal-key.js';
import { expect, test } from '../../support/test.js';

/** What a video does: from its beginning, then from a later second on. */
async function watched(address: string) {
  const video = Object.assign(document.createElement('video'), { src: address, muted: true, crossOrigin: '' });
  document.body.append(video);
  const heard = (event: string) => new Promise(resolve => video.addEventListener(event, resolve, { once: true }));
  const passed = async (second: number) => {
    while (video.currentTime <= second) await heard('timeupdate');
    return video.currentTime;
  };
  await video.play();
  const playing = await passed(0.2);
  video.currentTime = 60;
  await heard('seeked');
  const sought = await passed(60.2);
  return { playing, sought, length: video.duration, size: [video.videoWidth, video.videoHeight] };
}

for (const site of ['portal', 'partner'] as const)
  test(`the ${site} plays the film of a class, and jumps to its last seconds`, async ({ page, world }) => {
    await page.goto(world.origins[site]);
    const playable = await page.evaluate(() =>
      document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'),
    );
    test.skip(playable === '', 'a browser that was built without H.264');
    const api = world.origins.sandbox;
    const headers = { 'x-api-key': portalKey };
    const entered = await page.request.post(`${api}/auth`, { headers, data: logins.staff });
    const { jwt } = (await entered.json()).data;
    const begun = await page.request.post(`${api}/content/items/cls_bike_climb-ride_30/playback`, {
      headers: { ...headers, authorization: `Bearer ${jwt}` },
      data: {},
    });
    const seen = await page.evaluate(watched, `${api}${(await begun.json()).data.clipUrl}`);
    expect(seen.playing).toBeLessThan(60);
    expect(seen.sought).toBeGreaterThan(60);
    expect(seen).toMatchObject({ length: 75, size: [640, 360] });
  });
