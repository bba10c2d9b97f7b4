// Written by Prospectus. The next build replaces this file.
var base = "/";
var moved = {"/course/als":"/courses","/aid":"/courses/first-aid"};
var others = [["^/\\?(\\S*&)?p=123([&\\s]|$)","/courses"],["^/course/view\\.php/?\\?(\\S*&)?id=7([&\\s]|$)","/courses"],["^/index\\.php/?\\?(\\S*&)?option=com_content&(\\S*&)?view=article&(\\S*&)?id=12([&\\s]|$)","/courses"],["^/Course/ALS/?([?\\s]|$)","/courses"],["^/index\\.php/?([?\\s]|$)","/"],["^/kontakt\\.php/?([?\\s]|$)","/contact"],["^/wp\\-content/uploads/2019/04/Preise\\.pdf/?([?\\s]|$)","/courses"],["^/ausland/?([?\\s]|$)","https://www.example.org/kurse"],["^/%D8%AF%D9%88%D8%B1%D8%A7%D8%AA/?([?\\s]|$)","/courses"],["^/%C3%BCber\\-uns/?([?\\s]|$)","/courses"],["^/kurse\\-alt/","/courses"]];
var gone = [];

function queryOf(request) {
  var pairs = Object.keys(request.querystring).map(function (name) {
    var value = request.querystring[name].value;
    return value === '' ? name : name + '=' + value;
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function redirect(location) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    return path;
  }
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var address = uri === base ? uri : uri.replace(/\/+$/, '').replace(/\.html$/, '');
  var plain = decoded(address);
  if (gone.indexOf(plain) >= 0) return { statusCode: 410, statusDescription: 'Gone' };
  if (Object.prototype.hasOwnProperty.call(moved, plain)) return redirect(moved[plain]);
  for (var i = 0; i < others.length; i++) {
    if (new RegExp(others[i][0]).test(uri + queryOf(request))) return redirect(others[i][1]);
  }
  if (address === base + 'index' || address + '/' === base && uri !== base) return redirect(base);
  if (address !== uri && uri !== base + '404.html') return redirect('/' + address.replace(/^[\/\\\s]+/, '') + queryOf(request));
  if (/(^|\/)\.(?!well-known\/)/.test(uri)) request.uri = base + 'none';
  else if (uri === base) request.uri = base + 'index.html';
  else if (!/\.[^\/]*$/.test(uri)) request.uri = uri + '.html';
  return request;
}
