/**
 * What counts as one caller when calls are counted by address. A provider gives each customer a whole IPv6 /64, so all
 * of it is one caller: otherwise anybody could use a new address for every call. An IPv4 address written as IPv6 is the
 * IPv4 address.
 */
import ipaddr from 'ipaddr.js';

const NETWORK_PARTS = 4;

export function addressKey(address: string): string {
  // Some proxies add a port, and the system a zone.
  const plain =
    /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/, '$1');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
