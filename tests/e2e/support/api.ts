/** The server's calls as somebody: what a journey is not about is set up by them. */
export type Answer = Record<string, unknown> & { status: number; message?: string };

export class Api {
  constructor(
    readonly url: string,
    readonly token = '',
  ) {}

  get = <T = Answer>(path: string) => this.ask<T>('GET', path);
  post = <T = Answer>(path: string, body: object = {}) => this.ask<T>('POST', path, body);
  put = <T = Answer>(path: string, body: object = {}) => this.ask<T>('PUT', path, body);
  delete = <T = Answer>(path: string, body?: object) => this.ask<T>('DELETE', path, body);

  /** As a form with files: a picture is a Blob or a File. */
  form<T = Answer>(path: string, fields: Record<string, string | number | Blob>): Promise<T> {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value instanceof Blob ? value : String(value));
    return this.ask<T>('POST', path, data);
  }

  /** The answer; anything but 200 and 201 breaks off, because the journey could not begin. */
  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...(body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const answer = JSON.parse(text) as Answer;
    if (!response.ok || ![200, 201].includes(answer.status))
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return answer as T;
  }
}
