/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 address for its network of 64 bits, as a household has all
 * of those and can take another for each try.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]/`)) return address;
  const [before = '', after] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const groups =
    after === undefined
      ? left
      : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  const [high = 0, low = 0] = groups.slice(6).map(group => Number.parseInt(group, 16));
  if (groups.slice(0, 5).every(group => group === '0') && groups[5] === 'ffff')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
